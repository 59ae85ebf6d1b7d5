/** A part of a list, for a machine or a thread: number 1 to `count`. */
export interface Share {
  number: number;
  count: number;
}

/** All of it. */
export const WHOLE: Share = { number: 1, count: 1 };

/** A share of a list: all shares in order are the list, and as equal as can be. */
export function partOf<T>(list: readonly T[], { number, count }: Share): T[] {
  const end = (part: number) => Math.floor((part * list.length) / count);
  return list.slice(end(number - 1), end(number));
}
