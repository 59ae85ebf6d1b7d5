/** The most typos that any word may have. */
export const MOST_TYPOS = 2;

/** Typos allowed in a word of so many letters: none in the shortest, where every letter is another word. */
function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : MOST_TYPOS;
}

/** What a typo costs, as a share of the word. */
const TYPO_COST = 1.1;
/** What is left of a typed beginning of a word, before the share that is typed counts. */
const PREFIX_BASE = 0.72;

/**
 * How well a typed word stands for a known one: 1 for the same word, 0 for another.
 *
 * @param beginning whether the word may be unfinished, as the last one that is being typed
 */
export function similarity(typed: string, known: string, beginning: boolean): number {
  if (typed === known) return 1;
  if (typed === `${known}s` || known === `${typed}s`) return typed.length > 2 ? 0.98 : 0;
  const shorter = Math.min(typed.length, known.length);
  const longer = Math.max(typed.length, known.length);
  const prefix =
    known.startsWith(typed) && typed.length >= (beginning ? 2 : 4)
      ? PREFIX_BASE + (0.95 - PREFIX_BASE) * (typed.length / known.length)
      : 0;
  const limit = allowedTypos(shorter);
  if (limit === 0 || longer - shorter > limit) return prefix;
  const typos = distance(typed, known, limit);
  if (typos > limit) return prefix;
  const strangeStart = typed[0] === known[0] ? 0 : 0.08;
  return Math.max(prefix, 1 - (TYPO_COST * typos) / longer - strangeStart);
}

/**
 * Letters to insert, leave out, replace or swap with their neighbour to make one word the other;
 * anything above the limit means "too many". Only cells that the limit can reach are computed.
 */
export function distance(a: string, b: string, limit: number): number {
  const tooMany = limit + 1;
  if (Math.abs(a.length - b.length) > limit) return tooMany;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current: number[] = new Array(b.length + 1).fill(tooMany);
    current[0] = row;
    let least = row;
    for (let column = Math.max(1, row - limit); column <= Math.min(b.length, row + limit); column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (above[column] ?? tooMany) + 1,
        (current[column - 1] ?? tooMany) + 1,
        (above[column - 1] ?? tooMany) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? tooMany) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return tooMany;
    before = above;
    above = current;
  }
  return Math.min(above[b.length] ?? tooMany, tooMany);
}
