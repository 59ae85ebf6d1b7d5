import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { MANIFEST, OUT } from "@/lib/site-build/build-paths.mjs";
import { formatManifest, hashFile, manifestOf } from "@/lib/site-build/built-site";

/** The list of files of a whole site, by the name that it has in these checks. */
export type KnownSites = Readonly<Record<string, string>>;

/** What a folder holds: the hash of each file and, as a list of files has none, the folders. */
export type Tree = ReadonlyMap<string, string>;

/** Reads a folder whole, without the project's own lists: what they leave out would go unseen. */
export function readTree(root: string): Tree {
  return new Map(
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => {
      const file = path.join(root, name);
      return [name, statSync(file).isDirectory() ? "a folder" : hashFile(file).sha256];
    }),
  );
}

/** @returns the text of the list of files that are really in `out`, read whole */
export function listServed(folder: string): string {
  return formatManifest(manifestOf(path.join(folder, OUT)));
}

/**
 * What is served: one of the known sites, whole, and its own manifest beside it.
 *
 * @param folder where `out` is
 * @returns its name, or what is wrong
 */
export function identifyServed(folder: string, known: KnownSites): { site: string } | { problem: string } {
  if (!existsSync(path.join(folder, OUT))) return { problem: "nothing is served" };
  const files = listServed(folder);
  const site = Object.keys(known).find((name) => known[name] === files);
  if (site === undefined) return { problem: "what is served is neither the old site nor the new one" };
  if (readFileSync(path.join(folder, MANIFEST), "utf8") !== files)
    return { problem: `the manifest is not that of the ${site} site, which is served` };
  return { site };
}
