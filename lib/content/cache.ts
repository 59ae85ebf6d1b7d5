/**
 * Caches validated content in a file: seven processes and threads of a build and fifty test files need it, and
 * reading it takes two seconds. Half of that is parsing YAML, and an edit changes one file of hundreds: so the values of the
 * texts are cached too, in another file.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { hashFiles } from "@/packages/export-kit/src/hash-files.mjs";

/** The only folder that Next does not empty during a build. */
const CACHE = ".next/cache/content.json";
const TEXTS = ".next/cache/content-texts.json";
/**
 * The code that reads the content, and the packages it uses. A file outside them that this code comes to import has to be
 * added, and the test says so: an edit of it would leave the cache as it is.
 */
export const CODE = [
  "lib/art",
  "lib/content",
  "lib/geo",
  "lib/grammar.ts",
  "lib/money.ts",
  "lib/numbers.ts",
  "lib/pages.ts",
  "lib/portal-routes.ts",
  "lib/plan-words.ts",
  "lib/pounds.ts",
  "lib/routes.ts",
  "packages/export-kit/src/hash-files.mjs",
  "package-lock.json",
];

/** What this process has read last, by root. */
const latest = new Map<string, unknown>();

/**
 * Reads content, or returns the cached value of the same files. Errors are not cached.
 *
 * @param root the project's root
 * @param read has to return plain JSON; is passed what the same code returned for other content, if that is known
 * @param options.warmUp reads once after a delay even if the value is cached. The first read of a process parses all
 *   files; in the development server the first edit should not have to wait for it. Later reads parse edited files
 *   only, which is faster than the cache: they neither use nor renew it.
 */
export function readThroughCache<T>(
  root: string,
  read: (root: string, before?: T) => T,
  { warmUp = false }: { warmUp?: boolean } = {},
): T {
  const readAgain = (before: T | undefined) => {
    const value = read(root, before);
    latest.set(root, value);
    return value;
  };
  if (warmUp && latest.has(root)) return readAgain(latest.get(root) as T);
  const file = path.join(root, CACHE);
  const code = hashFiles(root, CODE);
  const key = hashFiles(root, ["content"]);
  const before = readCached<T>(file);
  const cached = before?.code === code ? before : undefined;
  if (cached?.key === key) {
    if (warmUp) warmUpLater(() => readWithTexts(root, code, () => readAgain(cached.value)));
    return cached.value;
  }
  const value = readWithTexts(root, code, () => readAgain(cached?.value));
  // If a file was saved meanwhile, it is unknown which version was read.
  if (hashFiles(root, ["content"]) === key && hashFiles(root, CODE) === code)
    writeCached(file, { code, key, value });
  return value;
}

/** Values of YAML texts, as plain JSON, by the hash of their text: those of earlier runs, and those asked for in this one. */
let known: Record<string, unknown> = {};
let used: Record<string, unknown> = {};

/** The value of a text, parsed if it is not known. `parse` returns undefined for a text that cannot be kept. */
export function parseOnce(text: string, parse: () => unknown): unknown {
  const key = createHash("sha1").update(text).digest("base64");
  const value = used[key] ?? known[key] ?? parse();
  if (value !== undefined) used[key] = value;
  return value;
}

/** Reads content with the texts that an earlier run of the same code has parsed, also if it has mistakes. */
function readWithTexts<T>(root: string, code: string, read: () => T): T {
  const file = path.join(root, TEXTS);
  const kept = readCached<typeof known>(file);
  known = kept?.code === code ? kept.value : {};
  used = {};
  try {
    return read();
  } finally {
    const keys = Object.keys(used);
    const isSame = keys.length === Object.keys(known).length && keys.every((key) => key in known);
    if (!isSame) writeCached(file, { code, key: "", value: used });
  }
}

/** Long enough to send the requested page first. */
const WARM_UP_DELAY_MS = 1000;

function warmUpLater(read: () => void): void {
  setTimeout(() => {
    try {
      read();
    } catch {
      // The content has become invalid meanwhile. The next read reports it.
    }
  }, WARM_UP_DELAY_MS).unref();
}

interface Cached<T> {
  /** Hash of the code. */
  code: string;
  /** Hash of the content. */
  key: string;
  value: T;
}

function readCached<T>(file: string): Cached<T> | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Cached<T>;
  } catch {
    return undefined;
  }
}

/** Atomic: other processes may be reading or writing the file. */
function writeCached(file: string, cached: Cached<unknown>): void {
  const temporary = `${file}.${process.pid}-${threadId}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, JSON.stringify(cached));
    renameSync(temporary, file);
  } catch {
    // Without the cache the next process reads the content itself.
  }
}
