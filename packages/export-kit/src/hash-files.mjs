// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Folders of packages, and of what `BUILD_ROOT` moves into the project. */
const NO_SOURCES = ["node_modules", ".releases"];

/**
 * One hash of source files, by which a build, a cache or a check tells whether they changed: paths and contents of files and
 * of everything below folders, but tests, linked folders and those of `NO_SOURCES`. A missing path counts as nothing: an
 * editor may have just renamed the file.
 *
 * @param {string} root the project's root
 * @param {readonly string[]} paths of files and folders, from the root
 * @returns {string} hexadecimal SHA-256
 */
export function hashFiles(root, paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((name) => filesBelow(root, name))) {
    const bytes = unlessMissing(() => readFileSync(path.join(root, file)));
    if (bytes) hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/**
 * The files below a folder, sorted; a path that is not a folder is returned unchanged.
 *
 * @param {string} root
 * @param {string} name
 * @returns {string[]}
 */
function filesBelow(root, name) {
  const entries = unlessMissing(() => readdirSync(path.join(root, name), { withFileTypes: true }));
  if (!entries) return [name];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${name}/${entry.name}`;
      if (entry.isDirectory()) return NO_SOURCES.includes(entry.name) ? [] : filesBelow(root, file);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [file];
    });
}

/**
 * @template T
 * @param {() => T} read
 * @returns {T | undefined} undefined if the path does not exist, or is a folder where a file was to be read or the reverse
 */
function unlessMissing(read) {
  try {
    return read();
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    throw error;
  }
}
