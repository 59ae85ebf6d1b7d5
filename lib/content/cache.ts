/**
 * Content that was read and found valid, kept for the next process: a build has seven of them and threads
 * that need it, the unit tests fifty, and each would take two seconds over the same files.
 *
 * @see docs/decisions/0032-cache-valid-content.md
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { hashFiles } from "export-kit/hash-files";

/** The only folder that Next leaves alone when it builds. */
const CACHE = ".next/cache/content.json";
/** What the outcome depends on: the content, the code that reads it, and the packages that this code uses. */
const READ_FROM = [
  ...["content", "lib/content", "lib/geo"],
  ...["lib/pages.ts", "lib/pounds.ts", "lib/routes.ts", "package-lock.json"],
];

/**
 * Reads content, or takes what an earlier call has read from the very same files. Where that is missing,
 * damaged or of other files it is made anew. Problems are not kept: whatever is wrong is found every time.
 *
 * @param root the project's root
 * @param read returns plain JSON: what comes out of the cache has passed through a file
 * @param options.warmUp whether to read once, a little later, even where the cache has it: the development
 *   server's first read parses all files, and should not be the one after the first edit
 */
export function readThroughCache<T>(
  root: string,
  read: (root: string) => T,
  { warmUp = false }: { warmUp?: boolean } = {},
): T {
  const file = path.join(root, CACHE);
  const key = hashFiles(root, READ_FROM);
  const kept = readKept<T>(file);
  if (kept?.key === key) {
    if (warmUp) readLater(() => read(root));
    return kept.value;
  }
  const value = read(root);
  // Unless somebody has saved a file meanwhile: nobody knows then which bytes were read.
  if (hashFiles(root, READ_FROM) === key) keep(file, { key, value });
  return value;
}

/** Long enough for the page that asked to be sent first. */
const WARM_UP_DELAY_MS = 1000;

function readLater(read: () => unknown): void {
  setTimeout(() => {
    try {
      read();
    } catch {
      // A mistake saved meanwhile: whoever reads next reports it.
    }
  }, WARM_UP_DELAY_MS).unref();
}

interface Kept<T> {
  /** Hash of what the value was read from. */
  key: string;
  value: T;
}

function readKept<T>(file: string): Kept<T> | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept<T>;
  } catch {
    return undefined;
  }
}

/** Whole or not at all: others may be reading or writing it at the same time. */
function keep(file: string, kept: Kept<unknown>): void {
  const temporary = `${file}.${process.pid}-${threadId}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(temporary, JSON.stringify(kept));
    renameSync(temporary, file);
  } catch {
    // Nobody needs it: the next process reads the content itself.
  }
}
