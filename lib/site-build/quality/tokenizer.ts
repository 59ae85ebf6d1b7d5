/** Reads the words of pages out of their HTML. */
import { SLOT } from "export-kit/writer";

/** A stretch of a page's words that stands on other pages alike. */
export interface SharedStretch {
  part: number;
  /** First word and the word after the last. */
  from: number;
  to: number;
}

/** A page's words in order, as hashes. */
export interface HashedText {
  words: Uint32Array;
  stretches: SharedStretch[];
}

/** Elements whose text is not the page's own: links to other pages, drawings, structured data. */
const SKIPPED = ["nav", "svg", "script"];

const LESS_THAN = 60;

/** FNV-1a offset and prime, 32 bits; signed, as `Math.imul` returns them: the loops then need no other kind of number. */
const OFFSET = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** Of ASCII: letters with case folded and digits as their codes, 0 for anything else. */
const ASCII = Uint8Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z0-9]/.test(character) ? character.toLowerCase().charCodeAt(0) : 0;
});

/** Code of a letter or digit, 0 for anything else. Letters beyond ASCII count as they are. */
function wordCode(code: number): number {
  if (code < 0x80) return ASCII[code]!;
  // Typographic punctuation is no letter.
  return code >= 0xc0 && (code < 0x2000 || code > 0x206f) ? code : 0;
}

/** Marks a shared part's number in a page's HTML. None of these characters stands in a text. */
const PART = { start: 1, end: 2 };
const PART_START = String.fromCharCode(PART.start);
const PART_END = String.fromCharCode(PART.end);

/** A slot between two tags; React escapes a `>` within one. */
const SLOT_IN_TEXT = new RegExp(`(^|>)[^<]*${SLOT}`);

/** More words than any page has; grown when one has more. */
let scratch = new Uint32Array(1 << 14);

/** Reads the words of pages. Parts that pages share are read once and stand in their HTML by number. */
export interface TextReader {
  /**
   * Takes in a part; the text returned stands for it in the HTML of pages.
   *
   * @throws Error when the part has a slot in its text: its words would differ from page to page
   */
  addPart(html: string): string;
  /**
   * The words of the HTML without tags, navigation and drawings. One pass over the characters,
   * because it is made for 215,000 pages.
   */
  read(html: string): HashedText;
}

export function createTextReader(): TextReader {
  /** The words of each part. */
  const parts: Uint32Array[] = [];
  const read = (html: string): HashedText => {
    const stretches: SharedStretch[] = [];
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
        if (count === scratch.length) scratch = grown(scratch, count * 2);
        scratch[count] = hash;
        count += 1;
        hash = OFFSET;
      }
      if (code === LESS_THAN) index = endOfTag(text, index);
      else if (code === PART.start) {
        const end = text.indexOf(PART_END, index);
        const part = Number(text.slice(index + 1, end));
        const words = parts[part]!;
        if (count + words.length > scratch.length) scratch = grown(scratch, (count + words.length) * 2);
        scratch.set(words, count);
        stretches.push({ part, from: count, to: count + words.length });
        count += words.length;
        index = end;
      }
    }
    return { words: scratch.slice(0, count), stretches };
  };
  return {
    read,
    addPart(html) {
      if (SLOT_IN_TEXT.test(html)) throw new Error(`a shared part has a slot in its text: ${html}`);
      parts.push(read(html).words);
      return `${PART_START}${parts.length - 1}${PART_END}`;
    },
  };
}

function grown(words: Uint32Array, size: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(size);
  larger.set(words);
  return larger;
}

/** Index of the `>` that ends the tag beginning at `start`, or that ends the whole element where it is skipped. */
function endOfTag(html: string, start: number): number {
  const skipped = findSkipped(html, start + 1);
  const end = skipped ? html.indexOf(`</${skipped}>`, start) + skipped.length + 2 : html.indexOf(">", start);
  return end < start ? html.length : end;
}

/** The skipped element whose name stands there, told by its first letter in most cases. */
function findSkipped(html: string, start: number): string | undefined {
  const initial = html.charCodeAt(start);
  for (const name of SKIPPED) {
    if (name.charCodeAt(0) === initial && html.startsWith(name, start)) return name;
  }
  return undefined;
}
