/**
 * The values of YAML texts by the hash of the text, so that each is parsed once: parsing takes half of the time of reading
 * the content, and an edit changes one file of hundreds. `cache.ts` stores them in a file: it calls `startWithKept` before
 * the content is read, and `textsToKeep` after it.
 */
import { createHash } from "node:crypto";

/** Values by the hash of their text. They have to be plain JSON. */
export type ParsedTexts = Record<string, unknown>;

let known: ParsedTexts = {};
/** Those asked for since the last `startWithKept`. */
let used: ParsedTexts = {};

/** Starts with the values that an earlier run of the same code has kept. */
export function startWithKept(texts: ParsedTexts): void {
  known = texts;
  used = {};
}

/** The value of a text, parsed if it is not known. `parse` returns undefined for a text that cannot be kept. */
export function parseOnce(text: string, parse: () => unknown): unknown {
  const key = createHash("sha1").update(text).digest("base64");
  const value = used[key] ?? known[key] ?? parse();
  if (value !== undefined) used[key] = value;
  return value;
}

/** The texts that were asked for, to be kept; undefined if all were known and asked for. */
export function textsToKeep(): ParsedTexts | undefined {
  const keys = Object.keys(used);
  const isSame = keys.length === Object.keys(known).length && keys.every((key) => key in known);
  return isSame ? undefined : used;
}
