import { createHash } from "node:crypto";
import type { BigIntStats } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import fresh from "fresh";
import Negotiator from "negotiator";
import { COMPRESSED_EXTENSIONS } from "../hosts/table";
import { byteRange } from "./byte-range";

interface OpenFile {
  handle: FileHandle;
  stats: BigIntStats;
}

export interface SendOptions {
  /** Path. */
  file: string;
  /** Media type. */
  type: string;
  /** The headers of the host table. */
  headersFor: (status: number) => Record<string, string>;
}

/** Extensions of the files that `export-kit precompress` writes, by encoding: the best first. */
const EXTENSIONS = { br: ".br", gzip: ".gz", identity: "" };
type Encoding = keyof typeof EXTENSIONS;
const ENCODINGS = Object.keys(EXTENSIONS) as Encoding[];
/** There is no file of this name, though there may be a folder. */
const MISSING = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"]);

/**
 * Sends a file, or the compressed file beside it, in answer to GET or HEAD: the whole file, a range of it, or only
 * that it has not changed. The file is opened once, so that headers and bytes belong together even if another site is
 * published meanwhile; `send` looks at the path first and opens it later.
 *
 * @returns false if there is no such file; nothing has been sent then
 * @throws Error if the file cannot be read, or if the client goes before it has everything
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, type, headersFor }: SendOptions,
): Promise<boolean> {
  const compressible = COMPRESSED_EXTENSIONS.includes(path.extname(file).slice(1));
  // In the client's order, if it has one. The published types are older than the second argument.
  const negotiator = new Negotiator(request) as { encodings(all: string[], options: object): Encoding[] };
  const accepted = compressible ? negotiator.encodings(ENCODINGS, { preferred: ENCODINGS }) : [];
  for (const encoding of [...accepted, "identity"] as const) {
    const name = `${file}${EXTENSIONS[encoding]}`;
    const opened = await openFile(name);
    if (!opened) continue;
    try {
      const etag = await tagOf(name, opened);
      const headers = {
        ETag: etag,
        "Accept-Ranges": "bytes",
        ...(compressible && { Vary: "Accept-Encoding" }),
        ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      };
      if (fresh(request.headers, { etag })) response.writeHead(304, { ...headersFor(304), ...headers }).end();
      else await sendBody(request, response, opened, { ...headers, "Content-Type": type }, headersFor);
    } finally {
      await opened.handle.close();
    }
    return true;
  }
  return false;
}

/** Opens a file; undefined if there is none. */
async function openFile(file: string): Promise<OpenFile | undefined> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (MISSING.has(error.code ?? "")) return undefined;
    throw error;
  });
  const stats = await handle?.stat({ bigint: true }).catch(() => undefined);
  if (handle && stats?.isFile()) return { handle, stats };
  await handle?.close();
  return undefined;
}

/** Tags kept in memory, about 300 bytes each. */
const MAX_TAGS = 10_000;
/** Characters of a SHA-256 in base64: 132 bits. */
const TAG_LENGTH = 22;
const tags = new Map<string, { version: string; tag: string }>();

/**
 * The entity tag of a file from its contents, so that the same bytes published again keep their tag. A file is read again
 * when the system says that it has changed. Not from the manifest, which lacks precompressed files.
 */
async function tagOf(file: string, { handle, stats }: OpenFile): Promise<string> {
  const version = [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
  const known = tags.get(file);
  if (known?.version === version) return known.tag;
  const hash = createHash("sha256");
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
  const tag = `"${hash.digest("base64url").slice(0, TAG_LENGTH)}"`;
  if (tags.size >= MAX_TAGS) tags.clear();
  tags.set(file, { version, tag });
  return tag;
}

async function sendBody(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  { handle, stats }: OpenFile,
  headers: { ETag: string; "Content-Type": string },
  headersFor: SendOptions["headersFor"],
): Promise<void> {
  const size = Number(stats.size);
  const isSameFile = (asked["if-range"] ?? headers.ETag) === headers.ETag;
  const range = method === "GET" && isSameFile ? byteRange(asked.range, size) : undefined;
  if (range === "unsatisfiable") {
    const contentRange = { "Content-Range": `bytes */${size}`, "Content-Length": 0 };
    response.writeHead(416, { ...headersFor(416), ...contentRange }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const status = range ? 206 : 200;
  response.writeHead(status, {
    ...headersFor(status),
    ...headers,
    "Content-Length": end - start + 1,
    ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
  });
  if (method === "HEAD" || size === 0) response.end();
  else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
}
