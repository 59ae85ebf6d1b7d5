/**
 * The list of a site's files, one line each: `sha256  size  path`, sorted by path. The same files give
 * the same bytes, whoever listed them in whatever order. A build verifies its staging folder against
 * it before the switch, and `npm run publish:plan` compares two of them.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

export interface FileEntry {
  /** Hexadecimal. */
  sha256: string;
  /** In bytes. */
  size: number;
}

/** Files by their path from the site's folder, with forward slashes: `seo/x/y/z.html`. */
export type Manifest = ReadonlyMap<string, FileEntry>;

/** Entry of a file that is in memory: for threads that hash what they write. */
export function hashContent(content: string | Uint8Array): FileEntry {
  const size = typeof content === "string" ? Buffer.byteLength(content) : content.byteLength;
  return { sha256: createHash("sha256").update(content).digest("hex"), size };
}

/** Entry of a file on the disk. */
export function hashFile(file: string): FileEntry {
  return hashContent(readFileSync(file));
}

/**
 * Lists a folder whole.
 *
 * @param root folder of the site
 * @param known entries that are known already, by path: those files are not read
 * @param tree what is in the folder, where that is known
 */
export function manifestOf(root: string, known: Manifest = new Map(), tree: Tree = listTree(root)): Manifest {
  return new Map(
    tree.files.map((file) => [file, known.get(file) ?? hashFile(path.join(root, file))] as const),
  );
}

/** What is in a folder, as paths from there, each sorted by UTF-16 code units, not by a locale. */
export interface Tree {
  files: string[];
  emptyFolders: string[];
}

/**
 * Lists a folder and what is below it.
 *
 * @throws Error for anything that is neither a file nor a folder, or a name that does not fit in a line
 */
export function listTree(root: string): Tree {
  const files: string[] = [];
  const emptyFolders: string[] = [];
  const walk = (folder: string) => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    if (entries.length === 0 && folder) emptyFolders.push(folder);
    for (const entry of entries) {
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(file);
      else if (!entry.isFile()) throw new Error(`${file}: expected a file or a folder`);
      else if (/[\r\n]/.test(file)) throw new Error(`${JSON.stringify(file)}: a line break in a name`);
      else files.push(file);
    }
  };
  walk("");
  return { files: files.sort(), emptyFolders: emptyFolders.sort() };
}

/** The text of a manifest. */
export function formatManifest(manifest: Manifest): string {
  const paths = [...manifest.keys()].sort();
  return paths.map((file) => formatLine(file, manifest.get(file)!)).join("");
}

function formatLine(file: string, { sha256, size }: FileEntry): string {
  return `${sha256}  ${size}  ${file}\n`;
}

/**
 * Reads the text of a manifest.
 *
 * @throws Error that names the first line which is none, is out of order or was cut off
 */
export function parseManifest(text: string): Manifest {
  if (text && !text.endsWith("\n")) throw new Error("manifest: the last line was cut off");
  const manifest = new Map<string, FileEntry>();
  let previous = "";
  for (const [index, line] of text.split("\n").slice(0, -1).entries()) {
    const [, sha256, size, file] = /^([0-9a-f]{64}) {2}(0|[1-9]\d*) {2}(.+)$/.exec(line) ?? [];
    if (!sha256 || !size || !file)
      throw new Error(`manifest, line ${index + 1}: expected sha256, size and path`);
    if (!isInside(file)) throw new Error(`manifest, line ${index + 1}: ${file} is no path inside a site`);
    if (file <= previous) throw new Error(`manifest, line ${index + 1}: ${file} is not after ${previous}`);
    manifest.set(file, { sha256, size: Number(size) });
    previous = file;
  }
  return manifest;
}

/** A manifest may come from elsewhere, and its paths are deleted and uploaded. */
function isInside(file: string): boolean {
  return file.split("/").every((part) => part !== "" && part !== "." && part !== "..");
}

/** Writes a manifest whole or not at all. */
export function writeManifest(file: string, manifest: Manifest): void {
  writeFileSync(`${file}.new`, formatManifest(manifest));
  renameSync(`${file}.new`, file);
}

/** @throws Error when the file is missing or is no manifest */
export function readManifest(file: string): Manifest {
  return parseManifest(readFileSync(file, "utf8"));
}

/** How closely `verifyManifest` looks: at names and sizes, or at the bytes as well. */
export type Verification = "sizes" | "contents";

/**
 * Compares a folder with a manifest.
 *
 * @param tree what is in the folder, where that is known
 * @returns what is missing, left over or different, one sentence each; none when all is as listed. Left over is
 *   an empty folder too: it would be in one of two copies of a site, as a list has files only
 */
export function verifyManifest(
  root: string,
  manifest: Manifest,
  how: Verification = "contents",
  { files, emptyFolders }: Tree = listTree(root),
): string[] {
  const problems: string[] = [];
  const existing = new Set(files);
  for (const [file, listed] of manifest) {
    if (!existing.delete(file)) {
      problems.push(`${file} is missing`);
      continue;
    }
    const { size } = statSync(path.join(root, file));
    if (size !== listed.size) problems.push(`${file} has ${size} bytes of ${listed.size}`);
    else if (how === "contents" && hashFile(path.join(root, file)).sha256 !== listed.sha256)
      problems.push(`${file} has other contents`);
  }
  for (const file of existing) problems.push(`${file} is not listed`);
  for (const folder of emptyFolders) problems.push(`${folder} is an empty folder`);
  return problems;
}
