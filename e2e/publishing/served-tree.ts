import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { MANIFEST, OUT } from "@/packages/export-kit/src/paths.mjs";
import { formatManifest, hashFile, manifestOf } from "@/packages/export-kit/src/publishing/manifest";

/** Manifests of complete sites, by the name of the site. */
export type KnownSites = Readonly<Record<string, string>>;

/** Everything in a folder, by path: the hash of each file, and the folders, which a manifest does not list. */
export type Tree = ReadonlyMap<string, string>;

/** Reads a whole folder. Does not use the manifest, which might leave files out. */
export function readTree(root: string): Tree {
  return new Map(
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => {
      const file = path.join(root, name);
      return [name, statSync(file).isDirectory() ? "a folder" : hashFile(file).sha256];
    }),
  );
}

/** Returns a manifest of the files that are actually in `out`. */
export function listServed(folder: string): string {
  return formatManifest(manifestOf(path.join(folder, OUT)));
}

/**
 * Identifies the served site. It has to be one of the known sites, complete, with its own manifest.
 *
 * @param folder with `out`
 * @returns its name, or the problem
 */
export function identifyServed(folder: string, known: KnownSites): { site: string } | { problem: string } {
  if (!existsSync(path.join(folder, OUT))) return { problem: "no site is served" };
  const files = listServed(folder);
  const site = Object.keys(known).find((name) => known[name] === files);
  if (site === undefined)
    return { problem: `expected the complete ${Object.keys(known).join(" or ")} site to be served` };
  if (readFileSync(path.join(folder, MANIFEST), "utf8") !== files)
    return { problem: `the manifest is not that of the ${site} site, which is served` };
  return { site };
}
