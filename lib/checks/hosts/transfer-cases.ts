/** Test cases for the transfer of the fixture site's files: methods, conditional requests, compression. */
import { findDifferences, type HostCase } from "./cases";
import { rawRequest } from "./raw-request";

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
    run: async (port) => {
      const response = await rawRequest(port, path, { headers: accepted });
      const headers = { "Content-Encoding": encoding };
      const problems = findDifferences(path, response, { status: 200, body, headers });
      // Without Vary, a shared cache could send a compressed file to clients that do not accept it.
      if (encoding !== undefined && !/accept-encoding/i.test(response.headers.vary ?? ""))
        problems.push(`Vary: “${response.headers.vary}”, expected Accept-Encoding`);
      return problems;
    },
  };
}

const long = "<p>long ".repeat(400);
const script = "app(); ".repeat(400);

export const TRANSFER_CASES: readonly HostCase[] = [
  {
    name: "HEAD returns headers without a body",
    run: async (port) => {
      const response = await rawRequest(port, "/services", { method: "HEAD" });
      return findDifferences("/services", response, { status: 200, body: "" });
    },
  },
  ...["/services", "/_next/static/chunks/site.css", "/indexes/search.json"].map((path): HostCase => ({
    name: `${path} with a current ETag returns 304`,
    run: async (port) => {
      const { headers } = await rawRequest(port, path);
      const again = await rawRequest(port, path, { headers: { "if-none-match": headers.etag ?? "" } });
      return findDifferences(path, again, { status: 304, body: "" });
    },
  })),
  {
    name: "a range request returns 206",
    run: async (port) => {
      const path = "/_next/static/media/font.woff2";
      const response = await rawRequest(port, path, { headers: { range: "bytes=0-3" } });
      return findDifferences(path, response, { status: 206, body: "font" });
    },
  },
  isSentAs("/ready", ALL_ENCODINGS, "br", "ready in brotli", "brotliFiles"),
  isSentAs("/ready", GZIP, "gzip", "ready in gzip"),
  isSentAs("/ready", {}, undefined, "<p>as built ".repeat(400)),
  isSentAs("/long", GZIP, "gzip", long, "compressesOnTheFly"),
  isSentAs("/long", {}, undefined, long),
  isSentAs("/_next/static/chunks/app.js", GZIP, "gzip", script, "compressesOnTheFly"),
  isSentAs("/_next/static/media/font.woff2", ALL_ENCODINGS, undefined, "font ".repeat(400)),
];
