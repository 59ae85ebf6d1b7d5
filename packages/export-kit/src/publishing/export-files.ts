/** What is done to the files of a site, whatever is in them. */
import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Rewrites the files of a folder and of those below it. Files that stay the same are not written.
 *
 * @param paths matches their paths, with forward slashes
 * @throws Error that names the file
 */
export function rewriteFiles(root: string, paths: RegExp, rewrite: (text: string) => string): void {
  for (const entry of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    const name = entry.replaceAll(path.sep, "/");
    if (!paths.test(name)) continue;
    const file = path.join(root, name);
    const text = readFileSync(file, "utf8");
    try {
      const rewritten = rewrite(text);
      if (rewritten !== text) writeFileSync(file, rewritten);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  }
}

/**
 * Chrome compiles all functions of a script that begins so while it is fetched, beside the main thread. Without it, each is
 * compiled on the main thread when it is first called, and most of Next's and React's are when a page starts. Other browsers
 * take it for a comment.
 */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/** @param site folder of Next's export, before anything is computed from its scripts */
export function writeCompileHints(site: string): void {
  rewriteFiles(path.join(site, "_next/static/chunks"), /\.js$/, (script) => COMPILE_HINT + script);
}

/**
 * Removes the payloads that only prefetching links request. Next exports five or more for each page; soft navigation
 * requests the payload of the whole page.
 */
export function removePrefetchPayloads(site: string): void {
  for (const file of readdirSync(site, { recursive: true, encoding: "utf8" }))
    if (path.basename(file).startsWith("__next.")) rmSync(path.join(site, file));
}

/**
 * Removes all folders below a folder that contain no files. Next leaves one, named after the build id; the manifest,
 * by which sites are merged and uploaded, lists files only.
 */
export function removeEmptyFolders(root: string): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const folder = path.join(root, entry.name);
    removeEmptyFolders(folder);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/** Copies or links files from one site to another. @param place makes one file of another */
export function placeFiles(
  files: Iterable<string>,
  from: string,
  to: string,
  place: (source: string, target: string) => void,
): void {
  let folder = "";
  for (const file of files) {
    const target = path.join(to, file);
    if (path.dirname(target) !== folder) mkdirSync((folder = path.dirname(target)), { recursive: true });
    place(path.join(from, file), target);
  }
}
