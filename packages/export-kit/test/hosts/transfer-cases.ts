/** Test cases for the transfer of the fixture site's files: methods, conditional requests, compression. */
import { connect } from "node:net";
import { connect as connectSecurely } from "node:tls";
import { findDifferences, type HostCase } from "./expectations";
import { rawRequest, type Target } from "./raw-request";

const ALL_ENCODINGS = { "accept-encoding": "gzip, deflate, br" };
const GZIP = { "accept-encoding": "gzip" };

function isSentAs(
  path: string,
  accepted: Record<string, string>,
  encoding: string | undefined,
  body: string,
  needs?: HostCase["needs"],
): HostCase {
  return {
    name: `${path} with Accept-Encoding “${accepted["accept-encoding"] ?? ""}” is sent ${encoding ? `as ${encoding}` : "uncompressed"}`,
    needs,
    run: async (target, table) => {
      const response = await rawRequest(target, path, { headers: accepted });
      const headers = { "Content-Encoding": encoding };
      const problems = findDifferences(table, path, response, { status: 200, body, headers });
      // Without Vary, a shared cache could send a compressed file to clients that do not accept it.
      if (encoding !== undefined && !/accept-encoding/i.test(response.headers.vary ?? ""))
        problems.push(`Vary: “${response.headers.vary}”, expected Accept-Encoding`);
      return problems;
    },
  };
}

/** Milliseconds. */
const PATIENCE_MS = 15_000;

/** Sends half a request; resolves to whether the host closes the connection. */
function isGivenUp({ origin, authority }: Target): Promise<boolean> {
  const { protocol, hostname: host, port } = new URL(origin);
  const options = { host, port: Number(port) };
  const socket =
    protocol === "https:"
      ? connectSecurely({ ...options, servername: host, ca: authority })
      : connect(options);
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.destroy(), PATIENCE_MS);
    // Without a listener the answer would not be read, and the end not be noticed.
    socket.on("data", () => {}).on("error", () => {});
    socket.once("end", () => resolve(true)).once("close", () => resolve(false));
    socket.once("close", () => clearTimeout(timer));
    socket.write("GET / HTTP/1.1\r\nHost: ");
  });
}

const FONT_PATH = "/_next/static/media/font.woff2";
const FONT = "font ".repeat(400);

function answersRange(
  range: string,
  status: number,
  body: string | undefined,
  contentRange: string | undefined,
): HostCase {
  return {
    name: `the range ${range} returns ${status}`,
    run: async (target, table) => {
      const response = await rawRequest(target, FONT_PATH, { headers: { range } });
      // nginx sends the headers of a range that cannot be sent twice.
      if (status === 416)
        return response.status === status ? [] : [`status ${response.status}, expected ${status}`];
      return findDifferences(table, FONT_PATH, response, {
        status,
        ...(body === undefined ? {} : { body }),
        headers: { "Content-Range": contentRange },
      });
    },
  };
}

const long = "<p>long ".repeat(400);
const script = "app(); ".repeat(400);

export const TRANSFER_CASES: readonly HostCase[] = [
  {
    name: "HEAD returns headers without a body",
    run: async (target, table) => {
      const response = await rawRequest(target, "/services", { method: "HEAD" });
      return findDifferences(table, "/services", response, { status: 200, body: "" });
    },
  },
  ...["/services", "/_next/static/chunks/site.css", "/indexes/search.json"].map((path): HostCase => ({
    name: `${path} with a current ETag returns 304`,
    run: async (target, table) => {
      const { headers } = await rawRequest(target, path);
      const again = await rawRequest(target, path, { headers: { "if-none-match": headers.etag ?? "" } });
      return findDifferences(table, path, again, { status: 304, body: "" });
    },
  })),
  answersRange("bytes=0-3", 206, "font", "bytes 0-3/2000"),
  answersRange("bytes=-5", 206, "font ", "bytes 1995-1999/2000"),
  answersRange("bytes=1998-9999", 206, "t ", "bytes 1998-1999/2000"),
  answersRange("bytes=-9999", 206, FONT, "bytes 0-1999/2000"),
  answersRange("bytes=9999-", 416, undefined, "bytes */2000"),
  answersRange("bytes=5-2", 416, undefined, undefined),
  {
    name: "a range of an older file is answered with the whole file",
    run: async (target, table) => {
      const headers = { range: "bytes=0-3", "if-range": '"older"' };
      const response = await rawRequest(target, FONT_PATH, { headers });
      return findDifferences(table, FONT_PATH, response, { status: 200, body: FONT });
    },
  },
  {
    name: "a request as it is sent to proxies returns its file",
    needs: "readsNetwork",
    run: async (target, table) => {
      const response = await rawRequest(target, `${target.origin}/services`);
      return findDifferences(table, "/services", response, { status: 200, body: "<h1>Services</h1>" });
    },
  },
  {
    name: "a request that does not end is given up",
    needs: "readsNetwork",
    run: async (target) =>
      (await isGivenUp(target)) ? [] : [`the connection is still open after ${PATIENCE_MS / 1000} s`],
  },
  isSentAs("/ready", ALL_ENCODINGS, "br", "ready in brotli", "brotliFiles"),
  isSentAs("/ready", GZIP, "gzip", "ready in gzip", "compressedFiles"),
  isSentAs("/ready", {}, undefined, "<p>as built ".repeat(400)),
  isSentAs("/long", GZIP, "gzip", long, "compressesOnTheFly"),
  isSentAs("/long", {}, undefined, long),
  isSentAs("/_next/static/chunks/app.js", GZIP, "gzip", script, "compressesOnTheFly"),
  isSentAs("/_next/static/media/font.woff2", ALL_ENCODINGS, undefined, "font ".repeat(400)),
];
