/** Overlap of texts by their shingles: runs of five words. */
import type { HashedText, SharedStretch } from "./tokenizer";

const SHINGLE_WORDS = 5;

/** A page's text, ready to be compared. */
export interface ShingledText {
  words: number;
  stretches: SharedStretch[];
  /** Hash of the shingle that begins at each word; `words - 4` of them. */
  shingles: Int32Array;
  /** How many of them are different. */
  distinct: number;
}

/** Base of the polynomial that hashes a run, odd so that nothing is lost, and its power for the word that drops out. */
const FACTOR = 0x9e3779b1;
const LEAVING_FACTOR = Array.from({ length: SHINGLE_WORDS }).reduce<number>(
  (power) => Math.imul(power, FACTOR),
  1,
);

/** Cuts a page's text into shingles. */
export function shingle({ words, stretches }: HashedText): ShingledText {
  const shingles = new Int32Array(Math.max(0, words.length - SHINGLE_WORDS + 1));
  // A polynomial over the words of the run, rolled on by one word at a time.
  let rolling = 0;
  for (let word = 0; word < words.length; word += 1) {
    const leaving = word < SHINGLE_WORDS ? 0 : Math.imul(words[word - SHINGLE_WORDS]!, LEAVING_FACTOR);
    rolling = (Math.imul(rolling, FACTOR) + words[word]! - leaving) | 0;
    const start = word - SHINGLE_WORDS + 1;
    if (start >= 0) shingles[start] = rolling || 1;
  }
  return { words: words.length, stretches, shingles, distinct: indexShingles(shingles) };
}

/**
 * The different shingles of one text at a time, in an open-addressing table and always in the same memory: it
 * stays in the processor's cache while the siblings, which were written long ago, are read past it.
 */
const index = createIndex(1 << 12);

function createIndex(size: number) {
  return {
    /** Shingles at their places; 0 is an empty one. */
    hashes: new Int32Array(size),
    /** A bit for each of them: most that are not in the table are told from this alone. */
    filter: new Int32Array(size / 4),
    /** By place: the comparison that found the shingle last. */
    foundIn: new Int32Array(size),
    /** The places of the text's shingles, in order. */
    places: new Int32Array(size),
  };
}

/** Counted over all texts, so that what an earlier text has left in `foundIn` is never taken for news. */
let comparisons = 0;

/** At most so many shingles for each place. */
const LOAD = 0.5;

/** Takes in a text's shingles; returns how many are different. */
function indexShingles(shingles: Int32Array): number {
  if (shingles.length > index.hashes.length * LOAD) {
    Object.assign(index, createIndex(2 ** Math.ceil(Math.log2(shingles.length / LOAD))));
  }
  const { hashes, filter, places } = index;
  hashes.fill(0);
  filter.fill(0);
  let distinct = 0;
  for (let position = 0; position < shingles.length; position += 1) {
    const hash = shingles[position]!;
    const place = placeOf(hashes, hash);
    if (hashes[place] === 0) {
      hashes[place] = hash;
      // The shift takes the lowest five bits.
      filter[filterWord(filter, hash)]! |= 1 << hash;
      distinct += 1;
    }
    places[position] = place;
  }
  return distinct;
}

/** The word of a filter in which the hash has its bit. */
function filterWord(filter: Int32Array, hash: number): number {
  return ((hash >>> 5) ^ (hash >>> 18)) & (filter.length - 1);
}

/** Where a hash stands in a table, or the empty place where it would. */
function placeOf(table: Int32Array, hash: number): number {
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

/**
 * Takes up a text to be compared. There is memory for one: what is returned is of no use any more when another
 * text has been cut into shingles or taken up.
 *
 * @returns compares the text with others
 */
export function createComparison(text: ShingledText): (others: readonly ShingledText[]) => Comparison {
  indexShingles(text.shingles);
  return (others) => {
    const before = comparisons;
    const similarities = others.map((other) => {
      const shared = countShared(text, other);
      const all = text.distinct + other.distinct - shared;
      return all === 0 ? 0 : shared / all;
    });
    const { places, foundIn } = index;
    let ownWords = 0;
    // A word is shared up to here, because a shared shingle that began earlier reaches so far.
    let sharedUntil = 0;
    for (let word = 0; word < text.words; word += 1) {
      const isShared = word < text.shingles.length && foundIn[places[word]!]! > before;
      if (isShared) sharedUntil = word + SHINGLE_WORDS;
      if (word >= sharedUntil) ownWords += 1;
    }
    return { similarities, ownWords };
  };
}

/** Finds the text's shingles in another; returns how many different ones are there. */
function countShared(text: ShingledText, other: ShingledText): number {
  comparisons += 1;
  let shared = 0;
  let position = 0;
  for (const { part, from, to } of other.stretches) {
    const own = text.stretches.find((stretch) => stretch.part === part);
    if (!own) continue;
    shared += findShingles(other.shingles, position, from);
    // Whole runs inside a part that both have need no looking up.
    shared += findPlaces(own.from, own.to - SHINGLE_WORDS + 1);
    position = Math.max(from, to - SHINGLE_WORDS + 1);
  }
  return shared + findShingles(other.shingles, position, other.shingles.length);
}

/** Finds the shingles of another text between two positions; returns how many are new to this comparison. */
function findShingles(shingles: Int32Array, from: number, to: number): number {
  const { hashes, filter, foundIn } = index;
  let found = 0;
  for (let position = from; position < to; position += 1) {
    const hash = shingles[position]!;
    if ((filter[filterWord(filter, hash)]! & (1 << hash)) === 0) continue;
    const place = placeOf(hashes, hash);
    if (hashes[place] === 0 || foundIn[place] === comparisons) continue;
    foundIn[place] = comparisons;
    found += 1;
  }
  return found;
}

/** Finds the text's own shingles between two positions; returns how many are new to this comparison. */
function findPlaces(from: number, to: number): number {
  const { places, foundIn } = index;
  let found = 0;
  for (let position = from; position < to; position += 1) {
    const place = places[position]!;
    if (foundIn[place] === comparisons) continue;
    foundIn[place] = comparisons;
    found += 1;
  }
  return found;
}
