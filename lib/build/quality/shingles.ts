/** Overlap of texts by their shingles: runs of five words. */

const SHINGLE_WORDS = 5;

/** A stretch of a page's words that stands on other pages alike. */
interface SharedStretch {
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

/** Marks a shared part in a page's HTML, its number before the end mark. Neither character stands in a text. */
const PART = { start: 1, end: 2 };
const PART_START = String.fromCharCode(PART.start);
const PART_END = String.fromCharCode(PART.end);

/** More words than any page has; grown when one has more. */
let scratch = new Uint32Array(1 << 14);

/** Reads the words of pages. Parts that pages share are read once and stand in their HTML by number. */
export interface TextReader {
  /** Takes in a part; the text returned stands for it in the HTML of pages. */
  addPart(html: string): string;
  /**
   * The words of the HTML without tags, navigation and drawings. One pass over the characters,
   * because it is made for 215,000 pages.
   */
  read(html: string): HashedText;
  /** The HTML with its parts written out. */
  expand(html: string): string;
}

export function createTextReader(): TextReader {
  const parts: { html: string; words: Uint32Array }[] = [];
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
        const { words } = parts[part]!;
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
      parts.push({ html, words: read(html).words });
      return `${PART_START}${parts.length - 1}${PART_END}`;
    },
    expand(html) {
      let expanded = "";
      let from = 0;
      for (let start = html.indexOf(PART_START); start >= 0; start = html.indexOf(PART_START, from)) {
        const end = html.indexOf(PART_END, start);
        expanded += html.slice(from, start) + parts[Number(html.slice(start + 1, end))]!.html;
        from = end + 1;
      }
      return expanded + html.slice(from);
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
let warmed = 0;

/**
 * Reads a table from end to end: that is fast, because the processor sees it coming. Most siblings were
 * written long ago, and looking things up in them here and there would wait for memory each time.
 */
function warm(table: Uint32Array): void {
  let sum = 0;
  for (let index = 0; index < table.length; index += CACHE_LINE) sum ^= table[index]!;
  // Kept, so that the reading is not left out as useless.
  warmed ^= sum;
}
