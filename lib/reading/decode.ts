/** The text of a file that somebody loads in a tool or the portal: what spreadsheets and telephone systems write. */

/** A text, or what the file is instead: "an Excel workbook". */
export type Decoded = { text: string } | { instead: string };

/** How files begin that are no text. */
const BEGINNINGS: readonly (readonly [bytes: readonly number[], instead: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "a workbook of Excel or Numbers, or an archive"],
  [[0xd0, 0xcf, 0x11, 0xe0], "a workbook of an older Excel"],
  [[0x25, 0x50, 0x44, 0x46], "a PDF"],
  [[0x89, 0x50, 0x4e, 0x47], "a picture"],
  [[0xff, 0xd8, 0xff], "a picture"],
  [[0x47, 0x49, 0x46, 0x38], "a picture"],
  [[0x1f, 0x8b], "a compressed file"],
];

/** So much of a file tells its encoding. */
const SAMPLE = 4000;

/** Reads bytes as UTF-8 or UTF-16, with or without a byte order mark, or else as Windows-1252. */
export function decode(bytes: Uint8Array): Decoded {
  const known = BEGINNINGS.find(([beginning]) => beginning.every((byte, index) => bytes[index] === byte));
  if (known) return { instead: known[1] };
  const text = decodeText(bytes);
  if (text === undefined) return { instead: "no text" };
  return /^\s*(?:<!doctype html|<html|<\?xml)/i.test(text) ? { instead: "a web page" } : { text };
}

function decodeText(bytes: Uint8Array): string | undefined {
  const by = (encoding: string) => new TextDecoder(encoding).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return by("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return by("utf-16be");
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even, odd] = zeros as [number, number];
  // Latin letters have a zero in each pair of bytes, always on the same side.
  if (odd > sample.length / 4 && even === 0) return by("utf-16le");
  if (even > sample.length / 4 && odd === 0) return by("utf-16be");
  if (even + odd > 0) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return by("windows-1252");
  }
}
