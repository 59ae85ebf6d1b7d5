/**
 * The manifest of a site: one line for each file, `sha256  size  path`, sorted by path. Equal sites have equal
 * manifests. A build verifies its staging folder against it before publishing. `export-kit deploy` compares it with those
 * of earlier deploys, so its format never changes.
 */
import { createHash } from "node:crypto";
import {
  appendFileSync,
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { StringDecoder } from "node:string_decoder";

export interface FileEntry {
  /** Hexadecimal. */
  sha256: string;
  /** In bytes. */
  size: number;
}

/** Files by their path from the site's folder, with forward slashes: `seo/x/y/z.html`. */
export type Manifest = ReadonlyMap<string, FileEntry>;

/** The entry of a file from its content, for threads that hash what they write. */
export function hashContent(content: string | Uint8Array): FileEntry {
  const size = typeof content === "string" ? Buffer.byteLength(content) : content.byteLength;
  return { sha256: createHash("sha256").update(content).digest("hex"), size };
}

/** The entry of a file on disk. */
export function hashFile(file: string): FileEntry {
  return hashContent(readFileSync(file));
}

/**
 * Creates the manifest of a folder.
 *
 * @param root folder of the site
 * @param known entries that need no reading of the file
 * @param files of the folder, if known
 */
export function manifestOf(
  root: string,
  known: Manifest = new Map(),
  files: readonly string[] = listTree(root),
): Map<string, FileEntry> {
  const manifest = new Map<string, FileEntry>();
  for (const file of files) manifest.set(file, known.get(file) ?? hashFile(path.join(root, file)));
  return manifest;
}

/**
 * Lists the files below a folder as relative paths, sorted by UTF-16 code units and not by a locale.
 *
 * @throws Error for anything other than files and folders, and for names with a line break
 */
export function listTree(root: string): string[] {
  const folder = path.resolve(root);
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => {
    if (entry.isDirectory()) return [];
    const file = path.join(entry.parentPath.slice(folder.length + 1), entry.name).replaceAll(path.sep, "/");
    if (!entry.isFile()) throw new Error(`${file}: expected a file or a folder`);
    if (/[\r\n]/.test(file)) throw new Error(`${JSON.stringify(file)}: its name contains a line break`);
    return file;
  });
  return files.sort();
}

export function formatManifest(manifest: Manifest): string {
  return [...textsOf(manifest)].join("");
}

/** SHA-256 of the text of a manifest. */
export function hashManifest(manifest: Manifest): string {
  const hash = createHash("sha256");
  for (const text of textsOf(manifest)) hash.update(text);
  return hash.digest("hex");
}

/** Lines of a text: a single one of a million lines takes several times its length. */
const BATCH_SIZE = 10_000;

function* textsOf(manifest: Manifest): Generator<string> {
  const files = [...manifest.keys()].sort();
  for (let start = 0; start < files.length; start += BATCH_SIZE)
    yield files
      .slice(start, start + BATCH_SIZE)
      .map((file) => {
        const { sha256, size } = manifest.get(file)!;
        return `${sha256}  ${size}  ${file}\n`;
      })
      .join("");
}

/**
 * Parses the text of a manifest.
 *
 * @throws Error that names the first line that is invalid, out of order or truncated
 */
export function parseManifest(text: string): Manifest {
  return new Map(parseEntries([text]));
}

function* parseEntries(chunks: Iterable<string>): Generator<[file: string, entry: FileEntry]> {
  let previous = "";
  let number = 0;
  for (const line of linesOf(chunks)) {
    number += 1;
    const [, sha256, size, file] = ENTRY.exec(line) ?? [];
    if (!sha256 || !size || !file)
      throw new Error(`manifest, line ${number}: expected sha256, size and path`);
    if (!isInside(file)) throw new Error(`manifest, line ${number}: ${file} is not a path inside the site`);
    if (file <= previous) throw new Error(`manifest, line ${number}: ${file} is not after ${previous}`);
    yield [file, { sha256, size: Number(size) }];
    previous = file;
  }
}

function* linesOf(chunks: Iterable<string>): Generator<string> {
  let rest = "";
  for (const chunk of chunks) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  if (rest) throw new Error("manifest: the last line is truncated");
}

const ENTRY = /^([0-9a-f]{64}) {2}(0|[1-9]\d*) {2}(.+)$/;

/** Manifests can come from other machines, and files are deleted and uploaded by their paths. */
const isInside = (file: string) => !/(?:^|\/)\.{0,2}(?:\/|$)/.test(file);

/** Writes a manifest atomically. */
export function writeManifest(file: string, manifest: Manifest): void {
  writeFileSync(`${file}.new`, "");
  for (const text of textsOf(manifest)) appendFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** @throws Error if the file is missing or not a manifest */
export function readManifest(file: string): Manifest {
  return new Map(readEntries(file));
}

const CHUNK_BYTES = 1 << 20;

/** Reads a manifest line by line. @throws Error if the file is missing or not a manifest */
export function* readEntries(file: string): Generator<[file: string, entry: FileEntry]> {
  const handle = openSync(file, "r");
  try {
    yield* parseEntries(chunksOf(handle));
  } finally {
    closeSync(handle);
  }
}

function* chunksOf(handle: number): Generator<string> {
  const buffer = Buffer.alloc(CHUNK_BYTES);
  // A letter may be cut in two.
  const decoder = new StringDecoder();
  for (let bytes; (bytes = readSync(handle, buffer)) > 0;) yield decoder.write(buffer.subarray(0, bytes));
}

interface Verification {
  /** By default contents as well as sizes. */
  how?: "sizes" | "contents";
  /** The files of the folder, if known. */
  files?: readonly string[];
  /** Files of which the name is enough: links to verified ones. */
  linked?: { has: (file: string) => boolean };
}

/**
 * Compares a folder with a manifest.
 *
 * @returns the differences, one sentence each
 */
export function verifyManifest(
  root: string,
  manifest: Manifest,
  { how = "contents", files = listTree(root), linked }: Verification = {},
): string[] {
  const problems: string[] = [];
  const existing = new Set(files);
  for (const [file, listed] of manifest) {
    if (!existing.delete(file)) {
      problems.push(`${file} is missing`);
      continue;
    }
    if (linked?.has(file)) continue;
    const { size } = statSync(path.join(root, file));
    if (size !== listed.size) problems.push(`${file} has ${size} bytes, expected ${listed.size}`);
    else if (how === "contents" && hashFile(path.join(root, file)).sha256 !== listed.sha256)
      problems.push(`${file} has different contents`);
  }
  for (const file of existing) problems.push(`${file} is not listed`);
  return problems;
}
