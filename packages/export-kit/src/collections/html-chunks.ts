/** Pages as lists of HTML chunks: what many pages share is encoded once, and its bytes are copied into each page. */
import { SLOT_MARKER } from "../fragments";

/** HTML that is the same on many pages, except for one page-specific text in its slots. */
export interface SharedChunk {
  /** The UTF-8 bytes between the slots. */
  segments: readonly Uint8Array[];
  /** The text in the slots. */
  slotText: string;
}

export type HtmlChunk = string | SharedChunk;

/** Up to this length, in characters, encoding with the neighbouring text beats a separate copy. */
const MAX_ENCODED_LENGTH = 128;

/** A chunk for HTML that appears on many pages. */
export function sharedChunk(html: string): HtmlChunk {
  return html.length <= MAX_ENCODED_LENGTH ? html : fragmentChunk(html);
}

/** A chunk for a shared fragment, with or without slot markers. */
export function fragmentChunk(html: string): SharedChunk {
  return { segments: html.split(SLOT_MARKER).map((part) => Buffer.from(part)), slotText: "" };
}

/** The chunk with a page's text in its slots. */
export function fillSlots({ segments }: SharedChunk, slotText: string): SharedChunk {
  return { segments, slotText };
}

/** Initial buffer size: larger than the pages of most sites. It grows when necessary. */
const PAGE_BYTES = 1 << 18;
/** UTF-8 needs at most this many bytes for a UTF-16 code unit. */
const BYTES_PER_UNIT = 3;

/**
 * Creates an encoder that assembles every page in the same buffer: shared chunks are copied, and only page-specific
 * text is encoded.
 *
 * @returns encodes a page as UTF-8; the result is valid until the next call
 */
export function createPageEncoder(): (chunks: readonly HtmlChunk[]) => Buffer {
  let buffer = Buffer.allocUnsafe(PAGE_BYTES);
  let length = 0;
  /** Text to be encoded: one long text is encoded faster than many short ones. */
  let text = "";
  const reserve = (bytes: number) => {
    if (length + bytes > buffer.length) buffer = Buffer.concat([buffer], 2 * (length + bytes));
  };
  const encodeText = () => {
    if (text === "") return;
    reserve(text.length * BYTES_PER_UNIT);
    length += buffer.write(text, length);
    text = "";
  };
  const copy = (bytes: Uint8Array) => {
    reserve(bytes.length);
    buffer.set(bytes, length);
    length += bytes.length;
  };
  return (chunks) => {
    length = 0;
    for (const chunk of chunks) {
      if (typeof chunk === "string") {
        text += chunk;
        continue;
      }
      encodeText();
      const { segments, slotText } = chunk;
      copy(segments[0]!);
      if (segments.length === 1) continue;
      const slotBytes = Buffer.from(slotText);
      for (let index = 1; index < segments.length; index += 1) {
        copy(slotBytes);
        copy(segments[index]!);
      }
    }
    encodeText();
    return buffer.subarray(0, length);
  };
}
