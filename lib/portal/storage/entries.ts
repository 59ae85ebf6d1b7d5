import type { Records } from "../records/schema";

/** In any order: what this tab has written last is the last of its records, but browsers have orders of their own. */
export function isSame(a: Records, b: Records): boolean {
  if (a.size !== b.size) return false;
  for (const [key, record] of a) if (b.get(key) !== record) return false;
  return true;
}

/** Characters of an entry; 0 for one that is not stored. */
export function sizeOf(key: string, raw: string | undefined): number {
  return raw === undefined ? 0 : key.length + raw.length;
}
