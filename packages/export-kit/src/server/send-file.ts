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
    const opened = await openFile(`${file}${EXTENSIONS[encoding]}`);
    if (!opened) continue;
    try {
      // Of time and size, as nginx makes it. A build keeps the time of a file that stays the same.
      const { mtimeNs, size } = opened.stats;
      const etag = `"${mtimeNs.toString(36)}-${size.toString(36)}-${encoding}"`;
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
