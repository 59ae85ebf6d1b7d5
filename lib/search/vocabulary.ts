import { MOST_TYPOS, similarity } from "./similarity";

/** Typed words remembered with what they are like; more are forgotten together. */
const REMEMBERED = 100;

/**
 * Finds words like a typed one in a fixed list.
 *
 * @param least words less like than this are left out
 * @returns a function to likeness by word; `beginning` for a word that may be unfinished
 */
export function createVocabulary(
  known: Iterable<string>,
  least: number,
): (typed: string, beginning: boolean) => ReadonlyMap<string, number> {
  const list = [...new Set(known)].map((word) => ({ word, letters: lettersOf(word) }));
  const remembered = new Map<string, ReadonlyMap<string, number>>();
  return (typed, beginning) => {
    const key = beginning ? `${typed}…` : typed;
    let like = remembered.get(key);
    if (!like) {
      like = compareAll(typed, beginning);
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(key, like);
    }
    return like;
  };

  function compareAll(typed: string, beginning: boolean): Map<string, number> {
    const like = new Map<string, number>();
    const typedLetters = lettersOf(typed);
    for (const { word, letters } of list) {
      // Most words are ruled out by their letters alone: one typo changes two at most.
      const near =
        Math.abs(word.length - typed.length) <= MOST_TYPOS &&
        countBits(letters ^ typedLetters) <= 2 * MOST_TYPOS;
      if (!near && !word.startsWith(typed)) continue;
      const value = similarity(typed, word, beginning);
      if (value >= least) like.set(word, value);
    }
    return like;
  }
}

/** Which letters a word has, one bit each; others share bits. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
