const digits = new Intl.NumberFormat("en-GB");

/** A whole number with separators: "1,499". */
export const formatNumber = remember((value) => digits.format(value));

/** 0 for none. */
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Half up to a multiple of `unit`: 578 dollars at 1.36 are 425 pounds, but a hair less as a quotient of binary fractions. */
export function toNearest(unit: number, value: number): number {
  return Math.round(Math.round(value * 1e6) / 1e6 / unit) * unit;
}

/** Caches a format: formatting takes a microsecond, and a build formats millions of figures of a few thousand values. */
export function remember(format: (value: number) => string): (value: number) => string {
  const known = new Map<number, string>();
  return (value) => {
    let text = known.get(value);
    if (text === undefined) known.set(value, (text = format(value)));
    return text;
  };
}
