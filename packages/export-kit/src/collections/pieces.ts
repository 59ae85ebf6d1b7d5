/** HTML in pieces: what many pages share is encoded once, and copied into each. */
import { SLOT } from "../fragments";

/** A stretch of HTML that is the same on many pages, up to a word of each page's own in its slots. */
export interface SharedPiece {
  /** What stands for it in the HTML of pages: itself, or what a reader of their words knows it by. */
  html: string;
  /** In UTF-8, cut at the slots. */
  stretches: readonly Uint8Array[];
  /** Stands between the stretches. */
  word: string;
}

/** A stretch of a page: shared, or its own. */
export type Piece = string | SharedPiece;

/** Up to this length, in characters, a stretch is sooner encoded with its neighbours than copied by itself. */
const SHORT = 128;

/** A stretch that will stand on many pages. */
export function sharePiece(html: string): Piece {
  return html.length <= SHORT ? html : sharePart(html, html);
}

/**
 * A part that will stand on many pages, by itself: a reader of words is shown what stands for it.
 *
 * @param html of the part, with or without slots
 * @param standIn what stands for it in the HTML of pages
 */
export function sharePart(html: string, standIn: string): SharedPiece {
  return { html: standIn, stretches: html.split(SLOT).map((stretch) => Buffer.from(stretch)), word: "" };
}

/** The part on a page that has this word in its slots. */
export function fillPart({ html, stretches }: SharedPiece, word: string): SharedPiece {
  return { html, stretches, word };
}

/** The HTML of pieces, with what stands for shared parts. */
export function htmlOf(pieces: readonly Piece[]): string {
  let html = "";
  for (const piece of pieces) html += typeof piece === "string" ? piece : piece.html;
  return html;
}

/** More bytes than any page has; grown when one has more. */
const PAGE_BYTES = 1 << 18;
/** What a UTF-16 unit takes in UTF-8 at most. */
const BYTES_A_UNIT = 3;

/**
 * Puts pages together byte by byte, in the same memory for each: most of a page is copied, and only what
 * is its own is encoded.
 *
 * @returns encodes pieces in UTF-8, parts written out; the bytes are good until the next page's
 */
export function createPageEncoder(): (pieces: readonly Piece[]) => Buffer {
  let buffer = Buffer.allocUnsafe(PAGE_BYTES);
  let length = 0;
  /** Text that is not encoded yet: one long text is encoded sooner than many short ones. */
  let text = "";
  const makeRoom = (more: number) => {
    if (length + more > buffer.length) buffer = Buffer.concat([buffer], 2 * (length + more));
  };
  const encodeText = () => {
    if (text === "") return;
    makeRoom(text.length * BYTES_A_UNIT);
    length += buffer.write(text, length);
    text = "";
  };
  const copy = (bytes: Uint8Array) => {
    makeRoom(bytes.length);
    buffer.set(bytes, length);
    length += bytes.length;
  };
  return (pieces) => {
    length = 0;
    for (const piece of pieces) {
      if (typeof piece === "string") {
        text += piece;
        continue;
      }
      encodeText();
      const { stretches, word } = piece;
      copy(stretches[0]!);
      if (stretches.length === 1) continue;
      const wordBytes = Buffer.from(word);
      for (let index = 1; index < stretches.length; index += 1) {
        copy(wordBytes);
        copy(stretches[index]!);
      }
    }
    encodeText();
    return buffer.subarray(0, length);
  };
}
