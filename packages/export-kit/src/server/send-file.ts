import type { BigIntStats } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import Negotiator from "negotiator";
import { selectBytes } from "../hosts/conditional-request";
import { isCompressible } from "../hosts/table";

interface OpenFile {
  handle: FileHandle;
  stats: BigIntStats;
}

export interface SendOptions {
  /** Path on disk. */
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
 * published meanwhile; the package `send` looks at the path first and opens it later.
 *
 * @returns false if there is no such file; nothing has been sent then
 * @throws Error if the file cannot be read, or if the client goes before it has everything
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { file, type, headersFor }: SendOptions,
): Promise<boolean> {
  const compressible = isCompressible(file);
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
      const header = (name: string) => request.headers[name.toLowerCase()] as string | undefined;
      const { status, bytes, headers } = selectBytes(request.method ?? "", header, {
        etag,
        size: Number(size),
      });
      response.writeHead(status, {
        ...headersFor(status),
        ...headers,
        ...(compressible && { Vary: "Accept-Encoding" }),
        ...(encoding !== "identity" && status !== 416 && { "Content-Encoding": encoding }),
        ...(bytes && { "Content-Type": type }),
      });
      if (!bytes || request.method === "HEAD" || size === 0n) response.end();
      else await pipeline(opened.handle.createReadStream({ ...bytes, autoClose: false }), response);
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
