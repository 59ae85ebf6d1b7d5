/** Overlap of texts by their shingles: runs of five words. */

const SHINGLE_WORDS = 5;

/** A page's text, ready to be compared. */
export interface ShingledText {
  words: number;
  /** Hash of the shingle that begins at each word; `words - 4` of them. */
  shingles: Uint32Array;
  /** 1 where the shingle at that place stands there for the first time. */
  isFirst: Uint8Array;
  distinct: number;
  /** The different ones in an open-addressing table; 0 is an empty place. */
  table: Uint32Array;
}

/** Base of the polynomial that hashes a run, odd so that nothing is lost, and its power for the word that drops out. */
const FACTOR = 0x9e3779b1;
const LEAVING_FACTOR = Array.from({ length: SHINGLE_WORDS }).reduce<number>(
  (power) => Math.imul(power, FACTOR),
  1,
);

/** Elements whose text is not the page's own: links to other pages, drawings. */
const SKIPPED = ["nav", "svg"];

const LESS_THAN = 60;

/** FNV-1a offset and prime, 32 bits. */
const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** Code of a letter or digit with case folded, 0 for anything else. Letters beyond ASCII count as they are. */
function wordCode(code: number): number {
  if (code >= 97 && code <= 122) return code;
  if (code >= 65 && code <= 90) return code + 32;
  if (code >= 48 && code <= 57) return code;
  // Typographic punctuation is no letter.
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f) ? code : 0;
}

/**
 * Hashes of a page's words in order: text of the HTML without tags, navigation and drawings.
 * One pass over the characters, because it is made for 215,000 pages.
 */
export function hashWords(html: string): Uint32Array {
  const words = new Uint32Array(Math.ceil(html.length / 2) + 1);
  let count = 0;
  let hash = OFFSET;
  // One step beyond the end, where there is no code, ends the last word.
  for (let index = 0; index <= html.length; index += 1) {
    const code = html.charCodeAt(index) || 0;
    const letter = wordCode(code);
    if (letter !== 0) {
      hash = Math.imul(hash ^ letter, PRIME);
      continue;
    }
    if (hash !== OFFSET) {
      words[count] = hash;
      count += 1;
      hash = OFFSET;
    }
    if (code === LESS_THAN) index = endOfTag(html, index);
  }
  return words.subarray(0, count);
}

/** Index of the `>` that ends the tag beginning at `start`, or that ends the whole element where it is skipped. */
function endOfTag(html: string, start: number): number {
  const skipped = SKIPPED.find((name) => html.startsWith(name, start + 1));
  const end = skipped ? html.indexOf(`</${skipped}>`, start) + skipped.length + 2 : html.indexOf(">", start);
  return end < start ? html.length : end;
}

/** Cuts a page's text into shingles. */
export function shingle(html: string): ShingledText {
  const words = hashWords(html);
  const shingles = new Uint32Array(Math.max(0, words.length - SHINGLE_WORDS + 1));
  const isFirst = new Uint8Array(shingles.length);
  let size = 16;
  // Two thirds full at most: larger tables are slower, they no longer fit the processor's cache.
  while (size < shingles.length * 1.5) size *= 2;
  const table = new Uint32Array(size);
  let distinct = 0;
  // A polynomial over the words of the run, rolled on by one word at a time.
  let rolling = 0;
  for (let word = 0; word < words.length; word += 1) {
    const leaving = word < SHINGLE_WORDS ? 0 : Math.imul(words[word - SHINGLE_WORDS]!, LEAVING_FACTOR);
    rolling = (Math.imul(rolling, FACTOR) + words[word]! - leaving) | 0;
    const start = word - SHINGLE_WORDS + 1;
    if (start < 0) continue;
    const hash = rolling >>> 0 || 1;
    shingles[start] = hash;
    const place = placeOf(table, hash);
    if (table[place] === 0) {
      table[place] = hash;
      isFirst[start] = 1;
      distinct += 1;
    }
  }
  return { words: words.length, shingles, isFirst, distinct, table };
}

/** Where a hash stands in a table, or the empty place where it would. */
function placeOf(table: Uint32Array, hash: number): number {
  const mask = table.length - 1;
  let place = (hash ^ (hash >>> 15)) & mask;
  while (table[place] !== 0 && table[place] !== hash) place = (place + 1) & mask;
  return place;
}

export interface Comparison {
  /** Jaccard similarity to each of the others: shared shingles over all shingles of both, 0 to 1. */
  similarities: number[];
  /** Words of the text that are in no shingle which one of the others has too. */
  ownWords: number;
}

/** Compares a text with its siblings. */
export function compare(text: ShingledText, others: readonly ShingledText[]): Comparison {
  const isShared = new Uint8Array(text.shingles.length);
  const similarities = others.map(({ table, distinct }) => {
    let shared = 0;
    for (let index = 0; index < text.shingles.length; index += 1) {
      const hash = text.shingles[index]!;
      if (table[placeOf(table, hash)] !== hash) continue;
      isShared[index] = 1;
      shared += text.isFirst[index]!;
    }
    const all = text.distinct + distinct - shared;
    return all === 0 ? 0 : shared / all;
  });
  let ownWords = 0;
  // A word is shared up to here, because a shared shingle that began earlier reaches so far.
  let sharedUntil = 0;
  for (let word = 0; word < text.words; word += 1) {
    if (isShared[word] === 1) sharedUntil = word + SHINGLE_WORDS;
    if (word >= sharedUntil) ownWords += 1;
  }
  return { similarities, ownWords };
}
