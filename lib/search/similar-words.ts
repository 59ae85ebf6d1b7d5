import SearchableMap from "minisearch/SearchableMap";

/** Quality of a known word of which only the first letters are typed, by the share typed. */
const prefixQuality = (share: number) => 0.72 + 0.23 * share;
/** Singular for plural, or the other way round. */
const PLURAL_QUALITY = 0.98;
/** Quality lost to a typo, multiplied by its share of the word. */
const TYPO_COST = 1.1;
const MAX_TYPOS = 2;

/** Typos allowed in a word of this length: none in the shortest, where every other letter is another word. */
function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : MAX_TYPOS;
}

/**
 * Indexes known words for fuzzy lookup, in the radix tree of MiniSearch. MiniSearch's own `search` counts two swapped
 * letters as two edits, and cannot say which word of the query matched.
 *
 * @param leastQuality words less similar than this are left out
 * @returns a function from a typed word to similar known words with their quality, 1 for the same word;
 *   `unfinished` is true for the word being typed, of which two letters are enough
 */
export function indexWords(
  known: Iterable<string>,
  leastQuality: number,
): (typed: string, unfinished: boolean) => Map<string, number> {
  const index = new SearchableMap<true>();
  for (const word of known) index.set(word, true);
  return (typed, unfinished) => {
    const similar = new Map<string, number>();
    const add = (word: string, quality: number) => {
      if (quality >= leastQuality && quality > (similar.get(word) ?? 0)) similar.set(word, quality);
    };
    if (typed.length >= (unfinished ? 2 : 4)) {
      for (const word of index.atPrefix(typed).keys()) add(word, prefixQuality(typed.length / word.length));
    }
    if (typed.length > 2) {
      for (const word of [`${typed}s`, typed.replace(/s$/, "")])
        if (index.has(word)) add(word, PLURAL_QUALITY);
    }
    for (const [word, [, edits]] of index.fuzzyGet(typed, allowedTypos(typed.length) && MAX_TYPOS)) {
      // Two swapped letters are two edits, but one typo: "chta".
      const typos = edits === 2 && sortLetters(word) === sortLetters(typed) ? 1 : edits;
      if (typos > allowedTypos(Math.min(word.length, typed.length))) continue;
      add(word, 1 - (TYPO_COST * typos) / Math.max(word.length, typed.length));
    }
    return similar;
  };
}

function sortLetters(word: string): string {
  return [...word].sort().join("");
}
