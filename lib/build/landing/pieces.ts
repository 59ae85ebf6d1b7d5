/** HTML in pieces: what many pages share is encoded once, and copied into each. */

/** A stretch of HTML that is the same on many pages. */
export interface SharedPiece {
  html: string;
  /** The same in UTF-8. */
  bytes: Uint8Array;
}

/** A stretch of a page: shared, or its own. A page's own may be what stands for a part, see `TextReader`. */
export type Piece = string | SharedPiece;

/** Up to this length, in characters, a stretch is sooner encoded with its neighbours than copied by itself. */
const SHORT = 128;

/** A stretch that will stand on many pages. */
export function sharePiece(html: string): Piece {
  return html.length <= SHORT ? html : { html, bytes: Buffer.from(html) };
}

/** The HTML of pieces. */
export function htmlOf(pieces: readonly Piece[]): string {
  let html = "";
  for (const piece of pieces) html += typeof piece === "string" ? piece : piece.html;
  return html;
}
