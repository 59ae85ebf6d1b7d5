const digits = new Intl.NumberFormat("en-GB");

/** A whole number with separators: "1,499". */
export const formatNumber = remember((value) => digits.format(value));

/** Caches a format: formatting takes a microsecond, and a build formats millions of figures of a few thousand values. */
export function remember(format: (value: number) => string): (value: number) => string {
  const known = new Map<number, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) known.set(value, (text = format(value)));
    return text;
  };
}
