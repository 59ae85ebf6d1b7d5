/** A share of the work, for one machine or one thread: number 1 to `count`. */
export interface Share {
  number: number;
  count: number;
}

/** For builds without shards. */
export const WHOLE: Share = { number: 1, count: 1 };

/** The items of a list that belong to a share. Shares are contiguous and differ in size by at most one. */
export function shareOf<T>(list: readonly T[], { number, count }: Share): T[] {
  const end = (share: number) => Math.floor((share * list.length) / count);
  return list.slice(end(number - 1), end(number));
}
