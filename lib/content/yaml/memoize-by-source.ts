/**
 * Caches the last value for each name until one of its sources is another, so that the development server parses only
 * the edited file.
 *
 * @returns a function of the name, the sources, and a function that computes the value
 */
export function memoizeBySource<T>(): (name: string, sources: readonly unknown[], compute: () => T) => T {
  const last = new Map<string, { sources: readonly unknown[]; value: T }>();
  return (name, sources, compute) => {
    const cached = last.get(name);
    if (cached && sources.every((source, index) => source === cached.sources[index])) return cached.value;
    const value = compute();
    last.set(name, { sources, value });
    return value;
  };
}
