/**
 * Compares texts by their shingles: runs of five words within a sentence or a cell.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
import { BOUNDARY, type FragmentSpan, type TokenizedText } from "./tokenizer";

const SHINGLE_WORDS = 5;

export interface ShingledText {
  words: number;
  spans: FragmentSpan[];
  /** Hash of the shingle that begins at each word or boundary; 0 where none does. */
  shingles: Int32Array;
  distinct: number;
}

/** Base of the rolling hash. Odd, so that multiplying loses no bits. */
const FACTOR = 0x9e3779b1;
/** Weight of the word that leaves the run: FACTOR to the power of SHINGLE_WORDS, in 32 bits. */
const LEAVING_FACTOR = Array.from({ length: SHINGLE_WORDS }).reduce<number>(
  (power) => Math.imul(power, FACTOR),
  1,
);

export function shingle({ words, spans }: TokenizedText): ShingledText {
  const shingles = new Int32Array(Math.max(0, words.length - SHINGLE_WORDS + 1));
  // Rabin-Karp: a polynomial over the words of the run, updated word by word.
  let rolling = 0;
  // Words since the last boundary.
  let run = 0;
  let boundaries = 0;
  for (let word = 0; word < words.length; word += 1) {
    if (words[word] === BOUNDARY) {
      boundaries += 1;
      run = 0;
      rolling = 0;
      continue;
    }
    run += 1;
    const leaving = run <= SHINGLE_WORDS ? 0 : Math.imul(words[word - SHINGLE_WORDS]!, LEAVING_FACTOR);
    rolling = (Math.imul(rolling, FACTOR) + words[word]! - leaving) | 0;
    if (run >= SHINGLE_WORDS) shingles[word - SHINGLE_WORDS + 1] = rolling || 1;
  }
  return { words: words.length - boundaries, spans, shingles, distinct: indexShingles(shingles) };
}

/**
 * The distinct shingles of one text, in an open-addressing hash table. The memory is reused for every text, so that
 * it stays in the processor's cache.
 */
const index = createIndex(1 << 12);

function createIndex(size: number) {
  return {
    /** Shingles by slot; 0 for an empty slot. */
    hashes: new Int32Array(size),
    /** A Bloom filter with one bit for each shingle: rejects most shingles that are not in the table. */
    filter: new Int32Array(size / 4),
    /** By slot: number of the comparison that last found the shingle. */
    foundIn: new Int32Array(size),
    slots: new Int32Array(size),
  };
}

/** Counted over all texts, so that entries of earlier texts in `foundIn` are always older. */
let comparisons = 0;

const MAX_LOAD_FACTOR = 0.5;

/** Loads a text's shingles into the index; returns how many are different. */
function indexShingles(shingles: Int32Array): number {
  if (shingles.length > index.hashes.length * MAX_LOAD_FACTOR) {
    Object.assign(index, createIndex(2 ** Math.ceil(Math.log2(shingles.length / MAX_LOAD_FACTOR))));
  }
  const { hashes, filter, slots } = index;
  hashes.fill(0);
  filter.fill(0);
  let distinct = 0;
  for (let position = 0; position < shingles.length; position += 1) {
    const hash = shingles[position]!;
    if (hash === 0) continue;
    const slot = slotOf(hashes, hash);
    if (hashes[slot] === 0) {
      hashes[slot] = hash;
      // The shift uses the lowest five bits of the hash.
      filter[filterWord(filter, hash)]! |= 1 << hash;
      distinct += 1;
    }
    slots[position] = slot;
  }
  return distinct;
}

function filterWord(filter: Int32Array, hash: number): number {
  return ((hash >>> 5) ^ (hash >>> 18)) & (filter.length - 1);
}

/** The slot of a hash, or the empty slot where it would go: linear probing. */
function slotOf(table: Int32Array, hash: number): number {
  const mask = table.length - 1;
  let slot = (hash ^ (hash >>> 15)) & mask;
  while (table[slot] !== 0 && table[slot] !== hash) slot = (slot + 1) & mask;
  return slot;
}

interface Comparison {
  /** Jaccard similarity to each of the other texts, 0 to 1: shared shingles over all shingles of both. */
  similarities: number[];
  /** Number of words that are in shingles, but in none shared with one of the other texts. */
  ownWords: number;
}

/**
 * Loads a text into the shared index. Only one text is loaded at a time: the returned function is invalid after the
 * next call of this function or of `shingle`.
 *
 * @returns a function that compares the text with others
 */
export function loadForComparison(text: ShingledText): (others: readonly ShingledText[]) => Comparison {
  indexShingles(text.shingles);
  return (others) => {
    const before = comparisons;
    const similarities = others.map((other) => {
      const shared = countShared(text, other);
      const all = text.distinct + other.distinct - shared;
      return all === 0 ? 0 : shared / all;
    });
    const { slots, foundIn } = index;
    let ownWords = 0;
    // Words up to here belong to a shingle, or to a shared one, that began earlier.
    let until = 0;
    let sharedUntil = 0;
    for (let word = 0; word < text.shingles.length + SHINGLE_WORDS - 1; word += 1) {
      const begins = word < text.shingles.length && text.shingles[word] !== 0;
      if (begins) until = word + SHINGLE_WORDS;
      if (begins && foundIn[slots[word]!]! > before) sharedUntil = word + SHINGLE_WORDS;
      if (word < until && word >= sharedUntil) ownWords += 1;
    }
    return { similarities, ownWords };
  };
}

/** Marks the text's shingles that another text has; returns how many different ones. */
function countShared(text: ShingledText, other: ShingledText): number {
  comparisons += 1;
  let shared = 0;
  let position = 0;
  for (const { fragment, from, to } of other.spans) {
    const span = text.spans.find((each) => each.fragment === fragment);
    if (!span) continue;
    shared += markShingles(other.shingles, position, from);
    // Shingles within a fragment that both texts have need no lookup.
    shared += markRange(text.shingles, span.from, span.to - SHINGLE_WORDS + 1);
    position = Math.max(from, to - SHINGLE_WORDS + 1);
  }
  return shared + markShingles(other.shingles, position, other.shingles.length);
}

/** Marks the shingles at some positions of another text; returns how many were not marked in this comparison. */
function markShingles(shingles: Int32Array, from: number, to: number): number {
  const { hashes, filter, foundIn } = index;
  let marked = 0;
  for (let position = from; position < to; position += 1) {
    const hash = shingles[position]!;
    if (hash === 0) continue;
    if ((filter[filterWord(filter, hash)]! & (1 << hash)) === 0) continue;
    const slot = slotOf(hashes, hash);
    if (hashes[slot] === 0 || foundIn[slot] === comparisons) continue;
    foundIn[slot] = comparisons;
    marked += 1;
  }
  return marked;
}

/** The same for shingles of the loaded text. */
function markRange(shingles: Int32Array, from: number, to: number): number {
  const { slots, foundIn } = index;
  let marked = 0;
  for (let position = from; position < to; position += 1) {
    if (shingles[position] === 0) continue;
    const slot = slots[position]!;
    if (foundIn[slot] === comparisons) continue;
    foundIn[slot] = comparisons;
    marked += 1;
  }
  return marked;
}
