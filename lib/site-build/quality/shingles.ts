/**
 * The shingles of a text: runs of five words within a sentence or a cell.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
import { BOUNDARY } from "./tokenizer";

const SHINGLE_WORDS = 5;

/** Base of the rolling hash. Odd, so that multiplying loses no bits. */
const FACTOR = 0x9e3779b1;
/** Weight of the word that leaves the run: FACTOR to the power of SHINGLE_WORDS, in 32 bits. */
const LEAVING_FACTOR = Array.from({ length: SHINGLE_WORDS }).reduce<number>(
  (power) => Math.imul(power, FACTOR),
  1,
);

/** @param words as `tokenize` returns them @returns a hash for each run of five, and 0 where no run begins */
export function shingle(words: Uint32Array): Int32Array {
  const shingles = new Int32Array(Math.max(0, words.length - SHINGLE_WORDS + 1));
  // Rabin-Karp: a polynomial over the words of the run, updated word by word.
  let rolling = 0;
  // Words since the last boundary.
  let run = 0;
  for (let word = 0; word < words.length; word += 1) {
    if (words[word] === BOUNDARY) {
      run = 0;
      rolling = 0;
      continue;
    }
    run += 1;
    const leaving = run <= SHINGLE_WORDS ? 0 : Math.imul(words[word - SHINGLE_WORDS]!, LEAVING_FACTOR);
    rolling = (Math.imul(rolling, FACTOR) + words[word]! - leaving) | 0;
    if (run >= SHINGLE_WORDS) shingles[word - SHINGLE_WORDS + 1] = rolling || 1;
  }
  return shingles;
}
