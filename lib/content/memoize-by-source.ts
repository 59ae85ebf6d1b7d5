/**
 * Keeps the last value made for each name and returns it again for as long as its source stays the same.
 * A build reads content once, the development server after every edit: there only the edited file is parsed.
 *
 * @returns a function that takes the name, the source, and how to make a value from it
 */
export function memoizeBySource<T>(): (name: string, source: string, make: () => T) => T {
  const last = new Map<string, { source: string; value: T }>();
  return (name, source, make) => {
    const known = last.get(name);
    if (known?.source === source) return known.value;
    const value = make();
    last.set(name, { source, value });
    return value;
  };
}
