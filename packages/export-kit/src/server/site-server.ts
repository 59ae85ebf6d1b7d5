import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import {
  HEADER_TIMEOUT,
  isFile,
  MEDIA_TYPES,
  NOT_FOUND_PAGE,
  NOT_FOUND_TEXT,
  PAGE_TYPE,
  type HostTable,
} from "../hosts/table";
import { sendFile } from "./send-file";

/** Milliseconds. */
const TIMEOUTS = {
  /** For the headers of a request, and for all of it. */
  headersTimeout: HEADER_TIMEOUT * 1000,
  requestTimeout: 2 * HEADER_TIMEOUT * 1000,
  connectionsCheckingInterval: 5_000,
};
/** Milliseconds after which a connection without a byte in either direction is closed. */
const IDLE_TIMEOUT = 60_000;

/**
 * Creates a static server for the finished site, with the headers and redirects of the host table: clean URLs,
 * `x.html` and never the folder `x/`, no listings, and 404 for everything that does not exist. It sends
 * `.br` and `.gz` files where `export-kit precompress` has made them, and compresses nothing itself. It is for this
 * machine: a client can end neither the server nor the answers to others, but many can take all files that a process may open.
 *
 * @param root folder of the site
 * @param timeouts milliseconds
 * @returns not yet listening
 */
export function createSiteServer(
  root: string,
  table: HostTable,
  timeouts: Partial<typeof TIMEOUTS> = {},
): Server {
  /** The last answer of each connection. */
  const answers = new WeakMap<Socket, Promise<void>>();
  const server = createServer({ ...TIMEOUTS, ...timeouts }, (request, response) => {
    const { socket } = request;
    // One by one: an answer that waits for another one would never learn that the client has gone, and keep its file open.
    const answered = Promise.resolve(answers.get(socket)).then(async () => {
      if (socket.destroyed) return;
      const closed = new Promise((resolve) => response.once("close", resolve));
      await answer(root, table, request, response).catch(() => {
        // The client has gone, or has part of a file: it sees by the missing rest that something is wrong.
        if (response.headersSent || response.destroyed) response.destroy();
        else response.writeHead(500, { ...headersOf(table, "/", 500), "Content-Length": 0 }).end();
      });
      await closed;
    });
    answers.set(socket, answered);
  });
  return server.setTimeout(IDLE_TIMEOUT);
}

/** The server speaks plain http, so it omits headers for https. */
const headersOf = (table: HostTable, pathname: string, status: number) =>
  table.headersFor(pathname, status, { https: false });

async function answer(
  root: string,
  table: HostTable,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { url = "/", method = "" } = request;
  // The target of a request to a proxy, `GET http://host/path`, without scheme and host.
  const target = url.replace(/^https?:\/\/[^/?#]*(?=(.?))/i, (_, next) => (next === "/" ? "" : "/"));
  const pathname = target.replace(/\?.*$/s, "");
  const headersFor = (status: number) => headersOf(table, pathname, status);
  const { status, headers, file } = table.answerTo(method, pathname, target.slice(pathname.length));
  if (status !== undefined) {
    // The body of a method that is refused is not read.
    const ending = { "Content-Length": 0, ...(status === 405 && { Connection: "close" }) };
    response.writeHead(status, { ...headersFor(status), ...headers, ...ending }).end();
    return;
  }
  if (file && (await sendFile(request, response, { ...file, file: path.join(root, file.path), headersFor })))
    return;
  // The site is being replaced, or has not been built yet.
  const page = () => readFile(path.join(root, NOT_FOUND_PAGE)).catch(() => "Not found");
  const [body, type] = isFile(pathname) ? [NOT_FOUND_TEXT, MEDIA_TYPES.txt] : [await page(), PAGE_TYPE];
  response.writeHead(404, {
    ...headersFor(404),
    "Content-Type": type,
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(method === "HEAD" ? undefined : body);
}
