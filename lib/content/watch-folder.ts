import { readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Minimum time between two looks at the files: rendering a page asks ten times. */
const INTERVAL_MS = 100;

/**
 * Returns a function that tells whether a file below a folder has changed since its last call. For the development
 * server: after a mistake in the content it keeps its old module instances, which have to notice the next edit.
 */
export function watchFolder(folder: string): () => boolean {
  let known = describeFiles(folder);
  let lastLook = performance.now();
  return () => {
    if (performance.now() - lastLook < INTERVAL_MS) return false;
    lastLook = performance.now();
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
