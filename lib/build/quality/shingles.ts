/** Overlap of texts by their shingles: runs of five words. */
import type { HashedText, SharedStretch } from "./text-reader";

const SHINGLE_WORDS = 5;

/** A page's text, ready to be compared. */
export interface ShingledText {
  words: number;
  stretches: SharedStretch[];
  /** Hash of the shingle that begins at each word; `words - 4` of them. */
  shingles: Uint32Array;
  /** How many different shingles begin before each word; one more than there are shingles. */
  firstsBefore: Uint16Array;
  distinct: number;
  /** The different ones in an open-addressing table; 0 is an empty place. */
  table: Uint32Array;
  /** A bit for each of them, by its hash: most that are not in the table are told from this alone. */
  filter: Uint32Array;
}

/** Base of the polynomial that hashes a run, odd so that nothing is lost, and its power for the word that drops out. */
const FACTOR = 0x9e3779b1;
const LEAVING_FACTOR = Array.from({ length: SHINGLE_WORDS }).reduce<number>(
  (power) => Math.imul(power, FACTOR),
  1,
);

/** Cuts a page's text into shingles. */
export function shingle({ words, stretches }: HashedText): ShingledText {
  const shingles = new Uint32Array(Math.max(0, words.length - SHINGLE_WORDS + 1));
  const firstsBefore = new Uint16Array(shingles.length + 1);
  let size = 16;
  // Up to 70% full: larger tables are slower, they no longer fit the processor's first cache.
  while (size < shingles.length * 1.4) size *= 2;
  const table = new Uint32Array(size);
  const filter = new Uint32Array(FILTER_WORDS);
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
      filter[filterWord(hash)]! |= 1 << hash;
      distinct += 1;
    }
    firstsBefore[start + 1] = distinct;
  }
  return { words: words.length, stretches, shingles, firstsBefore, distinct, table, filter };
}

/** 16,384 bits, in words of 32: a page's shingles set one in ten, and nine pages' filters fit the first cache. */
const FILTER_WORDS = 512;

/** The word of a filter in which the hash has its bit. */
function filterWord(hash: number): number {
  return ((hash >>> 5) ^ (hash >>> 18)) & (FILTER_WORDS - 1);
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
  const similarities = others.map((other) => {
    const shared = markShared(text, other, isShared);
    const all = text.distinct + other.distinct - shared;
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

/** Marks the shingles of a text that another has too; returns how many different ones that are. */
function markShared(text: ShingledText, other: ShingledText, isShared: Uint8Array): number {
  const { firstsBefore } = text;
  warm(other.table);
  let shared = 0;
  let index = 0;
  for (const { part, from, to } of text.stretches) {
    if (!other.stretches.some((stretch) => stretch.part === part)) continue;
    if (index < from) shared += markFound(text, other, isShared, index, from);
    index = Math.max(index, from);
    // Whole runs inside a part that both have need no looking up.
    const end = Math.max(index, to - SHINGLE_WORDS + 1);
    isShared.fill(1, index, end);
    shared += firstsBefore[end]! - firstsBefore[index]!;
    index = end;
  }
  return shared + markFound(text, other, isShared, index, text.shingles.length);
}

/** Looks up the shingles from one place to another, and marks those that the other text has. */
function markFound(
  { shingles, firstsBefore }: ShingledText,
  { table, filter }: ShingledText,
  isShared: Uint8Array,
  from: number,
  to: number,
): number {
  let shared = 0;
  for (let index = from; index < to; index += 1) {
    const hash = shingles[index]!;
    // The shift takes the lowest five bits.
    if ((filter[filterWord(hash)]! & (1 << hash)) === 0) continue;
    if (table[placeOf(table, hash)] !== hash) continue;
    isShared[index] = 1;
    shared += firstsBefore[index + 1]! - firstsBefore[index]!;
  }
  return shared;
}

/** Numbers in a line of the processor's cache. */
const CACHE_LINE = 16;
/** Takes the sum, so that the reading is not left out as useless. */
const sink = new Uint32Array(1);

/**
 * Reads a table from end to end: that is fast, because the processor sees it coming. Most siblings were
 * written long ago, and looking things up in them here and there would wait for memory each time.
 */
function warm(table: Uint32Array): void {
  let sum = 0;
  for (let index = 0; index < table.length; index += CACHE_LINE) sum ^= table[index]!;
  sink[0] = sum;
}
