// @ts-check
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { canonicalPath, withoutQuery } from "../hosts/canonical-path.mjs";
import { fileOf } from "../hosts/file-of.mjs";
import {
  HEADER_TIMEOUT,
  isFile,
  MEDIA_TYPES,
  METHODS,
  NOT_FOUND_PAGE,
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  REDIRECT_STATUS,
} from "../hosts/table.mjs";
import { ContentTags } from "./content-tags.mjs";
import { sendFile } from "./send-file.mjs";

/** @typedef {import("node:http").IncomingMessage} Request */
/** @typedef {import("node:http").ServerResponse} Response */

/** The server speaks plain http, so it omits headers for https. */
const PLAIN = { https: false };

/** Milliseconds. */
const TIMEOUTS = {
  /** For the headers of a request, and for all of it. */
  headersTimeout: HEADER_TIMEOUT * 1000,
  requestTimeout: 2 * HEADER_TIMEOUT * 1000,
  connectionsCheckingInterval: 5_000,
};
/** Milliseconds after which a connection without a byte in either direction is closed. */
const IDLE_TIMEOUT = 60_000;

/** The system allows no more open files, in this process or at all. */
const EXHAUSTED = new Set(["EMFILE", "ENFILE"]);
/** Seconds after which a client may try again. */
const RETRY_AFTER = 1;

/**
 * Creates a static server for the finished site, with the headers and redirects of the host table: clean URLs,
 * `x.html` and never the folder `x/`, no listings, and 404 for everything that does not exist. It sends
 * `.br` and `.gz` files where `export-kit precompress` has made them, and compresses nothing itself. A client can end
 * neither the server nor the answers to others.
 *
 * @param {string} root folder of the site
 * @param {import("../hosts/table.mjs").HostTable} table
 * @param {Partial<typeof TIMEOUTS>} [timeouts] milliseconds
 * @returns {import("node:http").Server} not yet listening
 */
export function createSiteServer(root, table, timeouts = {}) {
  const site = { root, table, tags: new ContentTags() };
  /** The last answer of each connection. @type {WeakMap<import("node:net").Socket, Promise<void>>} */
  const answers = new WeakMap();
  const server = createServer({ ...TIMEOUTS, ...timeouts }, (request, response) => {
    const { socket } = request;
    // One by one: a client that sends many requests at once opens one file at a time.
    const before = answers.get(socket) ?? Promise.resolve();
    const answered = before.then(async () => {
      if (socket.destroyed) return;
      const closed = new Promise((resolve) => response.once("close", resolve));
      await answer(site, request, response).catch((error) => fail(response, table, error));
      await closed;
    });
    answers.set(socket, answered);
  });
  server.setTimeout(IDLE_TIMEOUT);
  server.maxConnections = maxConnections();
  return server;
}

/**
 * @param {{ root: string, table: import("../hosts/table.mjs").HostTable, tags: ContentTags }} site
 * @param {Request} request
 * @param {Response} response
 */
async function answer({ root, table, tags }, request, response) {
  const url = originForm(request.url ?? "/");
  const pathname = withoutQuery(url);
  /** @param {number} status */
  const headersFor = (status) => table.headersFor(pathname, status, PLAIN);
  if (!METHODS.includes(request.method ?? "")) {
    const headers = { Allow: METHODS.join(", "), "Content-Length": 0, Connection: "close" };
    response.writeHead(405, { ...headersFor(405), ...headers }).end();
    return;
  }
  const target = table.redirectOf(pathname) ?? canonicalPath(url);
  if (target !== undefined) {
    const headers = { Location: target, "Content-Length": 0 };
    response.writeHead(REDIRECT_STATUS, { ...headersFor(REDIRECT_STATUS), ...headers }).end();
    return;
  }
  const file = fileOf(pathname);
  const type = table.mediaTypeOf(pathname);
  const isSent =
    file !== undefined &&
    type !== undefined &&
    (await sendFile(request, response, { file: path.join(root, file), type, headersFor, tags }));
  if (!isSent) await sendNotFound(root, request, response, headersFor(404));
}

/** The target of a request to a proxy, `GET http://host/path`, without scheme and host. @param {string} url */
function originForm(url) {
  return url.replace(/^https?:\/\/[^/?#]*(?=(.?))/i, (_, next) => (next === "/" ? "" : "/"));
}

/**
 * @param {string} root
 * @param {Request} request
 * @param {Response} response
 * @param {Record<string, string>} headers
 */
async function sendNotFound(root, { url = "/", method }, response, headers) {
  const file = isFile(withoutQuery(url));
  // The site is being replaced, or has not been built yet.
  const page = () => readFile(path.join(root, NOT_FOUND_PAGE)).catch(() => "Not found");
  const body = file ? NOT_FOUND_TEXT : await page();
  response.writeHead(404, {
    ...headers,
    "Content-Type": file ? MEDIA_TYPES.txt : PAGE_TYPE,
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(method === "HEAD" ? undefined : body);
}

/**
 * @param {Response} response
 * @param {import("../hosts/table.mjs").HostTable} table
 * @param {NodeJS.ErrnoException} error
 */
function fail(response, table, { code = "" }) {
  // The client has gone, or has part of a file: it sees by the missing rest that something is wrong.
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const status = EXHAUSTED.has(code) ? 503 : 500;
  const retry = status === 503 ? { "Retry-After": RETRY_AFTER } : {};
  response
    .writeHead(status, { ...table.headersFor("/", status, PLAIN), ...retry, "Content-Length": 0 })
    .end();
}

/** Files that a process has open besides: standard streams, the event loop, modules that are being loaded. */
const RESERVED = 40;

/**
 * The number of connections that a server can accept and still open a file for each. It closes further ones at once:
 * otherwise connections could take all files that the process may open, and none would be answered.
 *
 * @returns {number} Infinity if the system has no limit, or tells none
 */
function maxConnections() {
  const { report } = process;
  if (!report) return Infinity;
  // Otherwise the report looks up the names of all peers.
  const before = Reflect.get(report, "excludeNetwork");
  Object.assign(report, { excludeNetwork: true });
  const { userLimits } = /** @type {{ userLimits?: { open_files?: { soft?: unknown } } }} */ (
    report.getReport()
  );
  Object.assign(report, { excludeNetwork: before });
  const limit = userLimits?.open_files?.soft;
  return typeof limit === "number" ? Math.max(1, Math.floor((limit - RESERVED) / 2)) : Infinity;
}
