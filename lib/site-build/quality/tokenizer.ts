import { SLOT_MARKER } from "export-kit/writer";

/** The words of a shared fragment in those of a page. */
export interface FragmentSpan {
  fragment: number;
  from: number;
  /** Exclusive. */
  to: number;
}

export interface TokenizedText {
  /** Hashes of the page's words, in order, and `BOUNDARY` between sentences and between cells. */
  words: Uint32Array;
  spans: FragmentSpan[];
}

/** Elements whose text is not about the page's subject: links to other pages, drawings, structured data. */
const SKIPPED = ["nav", "svg", "script"];

const LESS_THAN = 60;

/** Ends a sentence, a cell or a line: no run of words crosses it. */
export const BOUNDARY = 0;
/** Elements within a sentence. */
const INLINE = new Set(["a", "b", "small", "abbr", "time"]);
/** Full stop, exclamation mark and question mark, before a space or a tag. */
const SENTENCE_ENDS = new Set([46, 33, 63]);
const [SPACE, SLASH] = [32, 47];

/**
 * FNV-1a offset and prime, 32 bits. Signed like the results of `Math.imul`, so that
 * the loop works on 32-bit integers only.
 */
const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** For each ASCII code: letters with case folded and digits as their codes, 0 for anything else. */
const ASCII = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z0-9]/.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

/** Code of a letter or digit, 0 for anything else. The case of letters beyond ASCII is kept. */
function wordCode(code: number): number {
  if (code < 0x80) return ASCII[code]!;
  // U+2000 to U+206F is typographic punctuation.
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f) ? code : 0;
}

/** Enclose a fragment's number in a page's HTML. Content never contains these control characters. */
const MARK = { start: 1, end: 2 };
const MARK_START = String.fromCharCode(MARK.start);
const MARK_END = String.fromCharCode(MARK.end);

/** A slot in text, not in a tag: React escapes a `>` in attribute values. */
const SLOT_IN_TEXT = new RegExp(`(^|>)[^<]*${SLOT_MARKER}`);

/** Reused for every page; larger than any page today, and grown when necessary. */
let scratch = new Uint32Array(1 << 14);

/** Reads the words of pages from their HTML; shared fragments are read once. */
export interface Tokenizer {
  /**
   * @returns a mark that represents the fragment in the HTML given to `tokenize`
   * @throws Error if the fragment has a slot in its text: its words would differ from page to page
   */
  addFragment(html: string): string;
  /**
   * Returns the words of a page, without tags, navigation and drawings. A single pass over the characters, because
   * there are 215,000 pages.
   */
  tokenize(html: string): TokenizedText;
}

export function createTokenizer(): Tokenizer {
  const wordsOfFragments: Uint32Array[] = [];
  const tokenize = (html: string): TokenizedText => {
    const spans: FragmentSpan[] = [];
    let count = 0;
    let hash = OFFSET;
    // The space ends the last word.
    const text = `${html} `;
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index);
      const letter = wordCode(code);
      if (letter !== 0) {
        hash = Math.imul(hash ^ letter, PRIME);
        continue;
      }
      if (hash !== OFFSET) {
        if (count === scratch.length) scratch = grow(scratch, count * 2);
        scratch[count] = hash;
        count += 1;
        hash = OFFSET;
      }
      const next = text.charCodeAt(index + 1);
      if (
        code === LESS_THAN
          ? !isInline(text, index)
          : SENTENCE_ENDS.has(code) && (next === SPACE || next === LESS_THAN)
      )
        count = endRun(count);
      if (code === LESS_THAN) index = endOfTag(text, index);
      else if (code === MARK.start) {
        const end = text.indexOf(MARK_END, index);
        const fragment = Number(text.slice(index + 1, end));
        const words = wordsOfFragments[fragment]!;
        count = endRun(count);
        if (count + words.length > scratch.length) scratch = grow(scratch, (count + words.length) * 2);
        scratch.set(words, count);
        spans.push({ fragment, from: count, to: count + words.length });
        count += words.length;
        index = end;
      }
    }
    return { words: scratch.slice(0, count), spans };
  };
  return {
    tokenize,
    addFragment(html) {
      if (SLOT_IN_TEXT.test(html)) throw new Error(`a shared fragment has a slot in its text: ${html}`);
      wordsOfFragments.push(tokenize(html).words);
      return `${MARK_START}${wordsOfFragments.length - 1}${MARK_END}`;
    },
  };
}

/** Ends a run of words; returns how many entries there are then. Boundaries never follow each other. */
function endRun(count: number): number {
  if (count === 0 || scratch[count - 1] === BOUNDARY) return count;
  if (count === scratch.length) scratch = grow(scratch, count * 2);
  scratch[count] = BOUNDARY;
  return count + 1;
}

/** Whether the tag that begins at `start` is of an element within a sentence. */
function isInline(html: string, start: number): boolean {
  const from = html.charCodeAt(start + 1) === SLASH ? start + 2 : start + 1;
  let to = from;
  while (wordCode(html.charCodeAt(to)) !== 0) to += 1;
  return INLINE.has(html.slice(from, to));
}

function grow(words: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(size);
  larger.set(words);
  return larger;
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
