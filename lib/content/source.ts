/** Reads content files as text, and finds forbidden characters. */
import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentProblem } from "./problems.ts";

/**
 * Reads a content file. Removes a byte order mark and normalises line endings.
 *
 * @param root the project's root
 * @param file path from the root, used in messages
 * @returns undefined, with a problem, if the file cannot be read or is not UTF-8
 */
export function readSource(root: string, file: string, problems: ContentProblem[]): string | undefined {
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
 * controls nor private-use characters: export-kit's `fragments.tsx` and `page-template.ts`, and
 * `lib/site-build/quality/tokenizer.ts`, mark places in pages with them.
 */
const FORBIDDEN =
  /(?<=\p{Script=Latin})[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}](?=\p{Script=Latin})|[^\P{Cc}\t\n]|[\p{Co}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF\uFFF9-\uFFFD\uFFFE\uFFFF]/u;

/** The first forbidden character of a text, with its name such as `U+202E`. */
export function findForbidden(text: string): { index: number; name: string } | undefined {
  const found = FORBIDDEN.exec(text);
  if (!found) return undefined;
  const code = found[0].codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
  return { index: found.index, name: `U+${code}` };
}

export function describeForbidden(name: string): string {
  return `expected letters of one alphabet in a word and visible characters, got ${name}`;
}
