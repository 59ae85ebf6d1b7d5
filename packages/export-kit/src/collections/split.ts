import type { LandingShard } from "@/lib/env";

/** The part of a list that is a shard's or a thread's: all parts in order are the list, and as equal as can be. */
export function partOf<T>(list: readonly T[], { number, count }: LandingShard): T[] {
  const end = (part: number) => Math.floor((part * list.length) / count);
  return list.slice(end(number - 1), end(number));
}
