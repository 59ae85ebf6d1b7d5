/** Caches for what many pages share: pages that have the same object also share its rendered HTML. */

/** Caches results by an object, as long as it is in use. */
export function memoize<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    known.set(key, value);
    return value;
  };
}

/** Caches results by the arguments: hundreds of cities share a few dozen zones and calendars. */
export function memoizeByKey<A extends (string | number | undefined)[], V>(
  compute: (...args: A) => V,
): (...args: A) => V {
  const known = new Map<string, V>();
  return (...args) => {
    const key = args.join("/");
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(...args);
    known.set(key, value);
    return value;
  };
}
