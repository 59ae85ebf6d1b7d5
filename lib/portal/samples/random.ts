/** Repeatable random numbers, so that every load gives the same samples. */
export interface Random {
  /** From 0 up to, but not including, 1. */
  next(): number;
  pick<T>(list: readonly T[]): T;
}

/** mulberry32: 32 bits of state are plenty for a few thousand numbers. Not for secrets. */
export function createRandom(seed: number): Random {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  return {
    next,
    pick(list) {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error("expected a list with an entry");
      return item;
    },
  };
}
