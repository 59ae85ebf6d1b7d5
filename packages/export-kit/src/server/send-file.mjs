// @ts-check
import { open } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import fresh from "fresh";
import Negotiator from "negotiator";
import { COMPRESSED_EXTENSIONS } from "../hosts/table.mjs";
import { byteRange } from "./byte-range.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */
/** @typedef {{ file: string, handle: import("node:fs/promises").FileHandle, stats: import("node:fs").BigIntStats }} OpenFile */

/**
 * @typedef {object} SendOptions
 * @property {string} file path
 * @property {string} type media type
 * @property {(status: number) => Record<string, string>} headersFor the headers of the host table
 * @property {import("./content-tags.mjs").ContentTags} tags
 */

/** Extensions of the files that `export-kit precompress` writes, by encoding. @type {Record<string, string>} */
const EXTENSIONS = { br: ".br", gzip: ".gz", identity: "" };
/** The best first. */
const ENCODINGS = Object.keys(EXTENSIONS);
/** There is no file of this name, though there may be a folder. */
const MISSING = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"]);

/**
 * Sends a file, or the compressed file beside it, in answer to GET or HEAD: the whole file, a range of it, or only
 * that it has not changed. The file is opened once, so that headers and bytes belong together even if another site is
 * published meanwhile; `send` looks at the path first and opens it later.
 *
 * @param {Request} request
 * @param {Response} response
 * @param {SendOptions} options
 * @returns {Promise<boolean>} false if there is no such file; nothing has been sent then
 * @throws {Error} if the file cannot be read, or if the client goes before it has everything
 */
export async function sendFile(request, response, options) {
  const compressible = COMPRESSED_EXTENSIONS.includes(path.extname(options.file).slice(1));
  const accepted = compressible ? acceptedEncodings(request) : [];
  for (const encoding of [...accepted, "identity"]) {
    const opened = await openFile(`${options.file}${EXTENSIONS[encoding]}`);
    if (!opened) continue;
    try {
      const etag = await options.tags.of(opened);
      const headers = {
        ETag: etag,
        "Accept-Ranges": "bytes",
        ...(compressible ? { Vary: "Accept-Encoding" } : {}),
        ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
      };
      if (fresh(request.headers, { etag }))
        response.writeHead(304, { ...options.headersFor(304), ...headers }).end();
      else await sendBody(request, response, opened, headers, options);
    } finally {
      await opened.handle.close();
    }
    return true;
  }
  return false;
}

/**
 * The encodings that the client accepts: in its order, if it has one.
 *
 * @param {Request} request
 * @returns {string[]}
 */
function acceptedEncodings(request) {
  // The published types are older than the second argument.
  const negotiator = /** @type {any} */ (new Negotiator(request));
  return negotiator.encodings(ENCODINGS, { preferred: ENCODINGS });
}

/**
 * @param {string} file
 * @returns {Promise<OpenFile | undefined>} undefined if there is no such file
 */
async function openFile(file) {
  const handle = await open(file).catch((error) => {
    if (MISSING.has(error.code)) return undefined;
    throw error;
  });
  const stats = await handle?.stat({ bigint: true }).catch(() => undefined);
  if (handle && stats?.isFile()) return { file, handle, stats };
  await handle?.close();
  return undefined;
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {OpenFile} opened
 * @param {Record<string, string>} headers
 * @param {SendOptions} options
 */
async function sendBody({ method, headers: asked }, response, { handle, stats }, headers, options) {
  const size = Number(stats.size);
  const isSameFile = (asked["if-range"] ?? headers.ETag) === headers.ETag;
  const range = method === "GET" && isSameFile ? byteRange(asked.range, size) : undefined;
  if (range === "unsatisfiable") {
    const contentRange = { "Content-Range": `bytes */${size}`, "Content-Length": 0 };
    response.writeHead(416, { ...options.headersFor(416), ...contentRange }).end();
    return;
  }
  const status = range ? 206 : 200;
  const { start, end } = range ?? { start: 0, end: size - 1 };
  response.writeHead(status, {
    ...options.headersFor(status),
    ...headers,
    "Content-Type": options.type,
    "Content-Length": end - start + 1,
    ...(range ? { "Content-Range": `bytes ${start}-${end}/${size}` } : {}),
  });
  if (method === "HEAD" || size === 0) response.end();
  else await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
}
