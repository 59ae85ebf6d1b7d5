/**
 * Caches the last value for each name until its source changes, so that the development server parses only the
 * edited file.
 *
 * @returns a function of the name, the source, and a function that computes the value
 */
export function memoizeBySource<T>(): (name: string, source: string, compute: () => T) => T {
  const last = new Map<string, { source: string; value: T }>();
  return (name, source, compute) => {
    const cached = last.get(name);
    if (cached?.source === source) return cached.value;
    const value = compute();
    last.set(name, { source, value });
    return value;
  };
}
