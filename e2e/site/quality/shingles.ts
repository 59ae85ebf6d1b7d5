/**
 * The shingles of a text: runs of five words within a sentence or a cell.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
import { BOUNDARY } from "./tokenizer";

const SHINGLE_WORDS = 5;

/** Odd, so that multiplying loses no bits. */
const FACTOR = 0x9e3779b1;

/** @param words as `tokenize` returns them @returns a hash for each run of five */
export function shingle(words: readonly number[]): number[] {
  const shingles: number[] = [];
  // Words since the last boundary.
  let run = 0;
  for (let end = 0; end < words.length; end += 1) {
    run = words[end] === BOUNDARY ? 0 : run + 1;
    if (run < SHINGLE_WORDS) continue;
    let hash = 0;
    for (let word = end - SHINGLE_WORDS + 1; word <= end; word += 1)
      hash = (Math.imul(hash, FACTOR) + words[word]!) | 0;
    shingles.push(hash);
  }
  return shingles;
}
