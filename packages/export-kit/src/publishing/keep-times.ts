import { statSync, utimesSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "./manifest";

/** A site and its manifest. */
export interface ListedSite {
  root: string;
  manifest: Manifest;
}

/**
 * Gives the files of a new site the modification times of the same contents in the site before, and the others a new
 * one: nginx makes its validators of it, so browsers keep what has not changed. Times are whole seconds,
 * because finer ones do not survive being set.
 *
 * @param before the published site; undefined for the first one
 * @param now in milliseconds
 */
export function keepTimes({ root, manifest }: ListedSite, before: ListedSite | undefined, now: number): void {
  const fresh = Math.floor(now / 1000);
  for (const [file, { sha256 }] of manifest) {
    const isSame = before?.manifest.get(file)?.sha256 === sha256;
    const time = isSame ? modificationTime(path.join(before.root, file)) : undefined;
    utimesSync(path.join(root, file), time ?? fresh, time ?? fresh);
  }
}

/** In whole seconds; undefined if there is no file. */
function modificationTime(file: string): number | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && Math.floor(stats.mtimeMs / 1000);
}
