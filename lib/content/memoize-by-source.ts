/** What a value is computed from: a text, or a list whose elements are compared by identity. */
type Source = string | readonly unknown[];

/**
 * Caches the last value for each name until its source changes, so that the development server parses only the
 * edited file.
 *
 * @returns a function of the name, the source, and a function that computes the value
 */
export function memoizeBySource<T>(): (name: string, source: Source, compute: () => T) => T {
  const last = new Map<string, { source: Source; value: T }>();
  return (name, source, compute) => {
    const cached = last.get(name);
    if (cached && isSame(cached.source, source)) return cached.value;
    const value = compute();
    last.set(name, { source, value });
    return value;
  };
}

function isSame(a: Source, b: Source): boolean {
  if (typeof a === "string" || typeof b === "string") return a === b;
  return a.length === b.length && a.every((part, index) => part === b[index]);
}
