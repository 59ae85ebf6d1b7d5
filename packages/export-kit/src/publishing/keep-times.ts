import { statSync, utimesSync } from "node:fs";
import path from "node:path";
import type { FileEntry, Manifest } from "./manifest";

/** A site and its manifest. */
export interface ListedSite {
  root: string;
  manifest: Manifest;
  /** Files that are links to those of the site before: they have their times. */
  linked?: { has: (file: string) => boolean };
}

/** A site and the entries of its manifest, sorted. */
export interface PublishedSite {
  root: string;
  entries: Iterable<readonly [file: string, entry: FileEntry]>;
}

/**
 * Gives the files of a new site the modification times of the same contents in the site before, and the others a new
 * one: nginx makes its validators of it, so browsers keep what has not changed. Times are whole seconds,
 * because finer ones do not survive being set.
 *
 * @param before the published site, whose entries are read once: none for the first one
 * @param now in milliseconds
 */
export function keepTimes({ root, manifest, linked }: ListedSite, before: PublishedSite, now: number): void {
  const fresh = Math.floor(now / 1000);
  const published = before.entries[Symbol.iterator]();
  let old = published.next();
  for (const file of [...manifest.keys()].sort()) {
    if (linked?.has(file)) continue;
    const { sha256 } = manifest.get(file)!;
    while (!old.done && old.value[0] < file) old = published.next();
    const isSame = !old.done && old.value[0] === file && old.value[1].sha256 === sha256;
    const time = isSame ? modificationTime(path.join(before.root, file)) : undefined;
    utimesSync(path.join(root, file), time ?? fresh, time ?? fresh);
  }
  published.return?.();
}

/** In whole seconds; undefined if there is no file. */
function modificationTime(file: string): number | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && Math.floor(stats.mtimeMs / 1000);
}
