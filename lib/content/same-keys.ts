/**
 * Copies items so that all have the same keys in the same order, with undefined for what one lacks. V8 compiles code for
 * the sets of keys that it has met: with optional keys nearly every industry is a set of its own, and a build
 * compiles the same functions again and again.
 */
export function withSameKeys<T extends object>(items: readonly T[]): T[] {
  const keys = [...new Set(items.flatMap((item) => Object.keys(item)))] as (keyof T)[];
  return items.map((item) => Object.fromEntries(keys.map((key) => [key, item[key]])) as T);
}
