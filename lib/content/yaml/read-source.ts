/** Reads content files as text, and finds forbidden characters. */
import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Reading } from "./content-reading.ts";

/**
 * Reads a content file. Removes a byte order mark and normalises line endings.
 *
 * @param file path from the project's root, used in messages
 * @returns undefined, with a problem, if the file cannot be read or is not UTF-8
 */
export function readSource({ root, problems, files }: Reading, file: string): string | undefined {
  files.add(file);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path.join(root, file));
  } catch (error) {
    const { code = "unknown error" } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? `${code}, expected this file to exist` : code;
    problems.push({ file, field: "", message: `cannot be read: ${reason}` });
    return undefined;
  }
  const text = bytes
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll("\r\n", "\n");
  if (isUtf8(bytes)) return text;
  const line = text.slice(0, text.indexOf("\uFFFD")).split("\n").length;
  problems.push({
    file,
    field: `line ${line}`,
    message: "expected UTF-8, got bytes of another encoding: save the file as UTF-8",
  });
  return undefined;
}

/**
 * Cyrillic and Greek letters in words of Latin ones, which look the same, and invisible characters that do harm:
 * controls other than tab and line feed, marks that change the direction of writing, line separators, zero-width
 * spaces, the replacement character, and private-use characters. The build counts on it that content has neither
 * controls nor private-use characters: export-kit's `fragments.tsx` and `page-template.ts` mark places in
 * pages with them.
 */
const FORBIDDEN =
  /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})|[^\P{Cc}\t\n]|[\p{Co}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFD\uFFFE\uFFFF]/u;

/** Windows-1252 from byte 0x80 to 0x9F; from 0xA0 on it is Latin-1. */
const WINDOWS_1252 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ";
/** Letters and signs of a file in UTF-8 that was read as Windows-1252, and saved: `Ã´` for `ô`, `â€™` for `’`. */
const MISREAD = new RegExp(`[ÃÂ][\u00A0-\u00BF${WINDOWS_1252}]|â[€‚†ˆ][\u00A0-\u00BF${WINDOWS_1252}]`);

/** The first character of a text that is forbidden or was misread, and what is wrong with it. */
export function findForbidden(text: string): { index: number; message: string } | undefined {
  const misread = MISREAD.exec(text);
  if (misread) {
    const bytes = [...misread[0]].map((sign) =>
      WINDOWS_1252.includes(sign) ? 0x80 + WINDOWS_1252.indexOf(sign) : sign.charCodeAt(0),
    );
    const meant = Buffer.from(bytes).toString();
    return {
      index: misread.index,
      message: `expected “${meant}”, got “${misread[0]}”: read in another encoding`,
    };
  }
  const found = FORBIDDEN.exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  const message = `expected letters of one alphabet in a word and visible characters, got U+${code}`;
  return { index: found.index, message };
}
