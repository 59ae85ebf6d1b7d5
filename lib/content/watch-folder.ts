import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** A page asks for content ten times while it is rendered: the files are looked at for the first of them. */
const INTERVAL_MS = 100;

/**
 * Tells whether a file below a folder has changed since the last time this was asked. For the development server:
 * where a mistake keeps it from evaluating the edited modules, it goes on with the instances it has, and with the
 * content they have read.
 */
export function watchFolder(folder: string): () => boolean {
  let known = describeFiles(folder);
  let askedAt = performance.now();
  return () => {
    if (performance.now() - askedAt < INTERVAL_MS) return false;
    askedAt = performance.now();
    const now = describeFiles(folder);
    const changed = now !== known;
    known = now;
    return changed;
  };
}

/** Names, times and sizes of all files. */
function describeFiles(folder: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return names
    .map((name) => {
      const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
      return `${name} ${found?.mtimeMs} ${found?.size}`;
    })
    .join("\n");
}
