/**
 * The shingles of a text: runs of five words within a sentence or a cell.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */

/** Elements whose text is not about the page's subject: links to other pages, drawings, structured data. */
const SKIPPED = ["nav", "svg", "script"];

const LESS_THAN = 60;

/** Ends a sentence, a cell or a line: no run of words crosses it. */
export const BOUNDARY = 0;
/** Elements within a sentence: all that landing pages have in one. Another one is added here. */
const INLINE = new Set(["a", "b", "small", "abbr", "time"]);
/** Full stop, exclamation mark and question mark, before a space or a tag. */
const SENTENCE_ENDS = new Set([46, 33, 63]);
const [SPACE, SLASH] = [32, 47];

/** FNV-1a offset and prime, 32 bits. Signed like the results of `Math.imul`, so that the loop works on 32-bit integers only. */
const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** For each ASCII code: letters with case folded and digits as their codes, 0 for anything else. */
const ASCII = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z0-9]/.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

/**
 * Code of a character of a word, 0 for one between words. Beyond ASCII, words have all from À on but typographic punctuation,
 * so "×" and "€" too, and the case of letters is kept.
 */
function wordCode(code: number): number {
  if (code < 0x80) return ASCII[code]!;
  // U+2000 to U+206F is typographic punctuation.
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f) ? code : 0;
}

/**
 * Reads the words of a page, without tags, navigation and drawings, in a single pass over the characters: each page of
 * the sample has hundreds of siblings.
 *
 * @returns hashes of the words, in order, and `BOUNDARY` between sentences and between cells
 */
export function tokenize(html: string): number[] {
  const words: number[] = [];
  let hash = OFFSET;
  // One step beyond the end, which ends the last word.
  for (let index = 0; index <= html.length; index += 1) {
    const code = html.charCodeAt(index);
    const letter = wordCode(code);
    if (letter !== 0) {
      hash = Math.imul(hash ^ letter, PRIME);
      continue;
    }
    if (hash !== OFFSET) {
      words.push(hash);
      hash = OFFSET;
    }
    const next = html.charCodeAt(index + 1);
    const isEnd =
      code === LESS_THAN
        ? !isInline(html, index)
        : SENTENCE_ENDS.has(code) && (next === SPACE || next === LESS_THAN);
    // Boundaries never follow each other.
    if (isEnd && words.length > 0 && words.at(-1) !== BOUNDARY) words.push(BOUNDARY);
    if (code === LESS_THAN) index = endOfTag(html, index);
  }
  return words;
}

/** Whether the tag that begins at `start` is of an element within a sentence. */
function isInline(html: string, start: number): boolean {
  const from = html.charCodeAt(start + 1) === SLASH ? start + 2 : start + 1;
  let to = from;
  while (wordCode(html.charCodeAt(to)) !== 0) to += 1;
  return INLINE.has(html.slice(from, to));
}

/** Index of the `>` that ends the tag beginning at `start`; for a skipped element, of its end tag. */
function endOfTag(html: string, start: number): number {
  const skipped = findSkipped(html, start + 1);
  const end = skipped ? html.indexOf(`</${skipped}>`, start) + skipped.length + 2 : html.indexOf(">", start);
  return end < start ? html.length : end;
}

/** The skipped element whose name begins at `start`, if any. Comparing the first letter rules out most tags. */
function findSkipped(html: string, start: number): string | undefined {
  const initial = html.charCodeAt(start);
  for (const name of SKIPPED) {
    if (name.charCodeAt(0) === initial && html.startsWith(name, start)) return name;
  }
  return undefined;
}

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
