import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Hash over files and all below folders: their names and bytes, and the version of Node that reads them.
 * A name that is not there counts as nothing: an editor may have just moved it away.
 *
 * @param {string} root the project's root
 * @param {readonly string[]} names files and folders, from the root
 * @returns {string} hexadecimal SHA-256
 */
export function hashFiles(root, names) {
  const hash = createHash("sha256").update(`node ${process.versions.node}\n`);
  for (const name of names.flatMap((name) => filesBelow(root, name))) {
    const bytes = readIfThere(() => readFileSync(path.join(root, name)));
    if (bytes) hash.update(`${name}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest("hex");
}

/** A file by itself, or all below a folder, sorted; none where there is neither. */
function filesBelow(root, name) {
  const entries = readIfThere(() => readdirSync(path.join(root, name), { withFileTypes: true }));
  if (!entries) return [name];
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${name}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(root, file) : [file];
    });
}

/** Undefined for what is not there, or no folder. */
function readIfThere(read) {
  try {
    return read();
  } catch (error) {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
    throw error;
  }
}
