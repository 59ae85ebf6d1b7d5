/**
 * Remembers for each file what was made of its text while the text stays the same: when one of 170 files is
 * edited under a running process, only that one is parsed again. What is made must not be changed by its users.
 */
export function rememberByFile<T>(
  make: (source: string, file: string) => T,
): (source: string, file: string) => T {
  const known = new Map<string, { source: string; made: T }>();
  return (source, file) => {
    let last = known.get(file);
    if (last?.source !== source) {
      last = { source, made: make(source, file) };
      known.set(file, last);
    }
    return last.made;
  };
}
