/** How every host transfers the small site's files: conditions, methods, compression. */
import { ask } from "./raw-request";
import { differences, type HostCase } from "./cases";

const ALL_ENCODINGS = { "accept-encoding": "gzip, deflate, br" };
const GZIP = { "accept-encoding": "gzip" };

function compressed(
  path: string,
  accepted: Record<string, string>,
  encoding: string | undefined,
  body: string,
  needs?: HostCase["needs"],
): HostCase {
  return {
    name: `${path} for ${accepted["accept-encoding"] ?? "no encoding"} comes ${encoding ? `as ${encoding}` : "as it is"}`,
    needs,
    run: async (port) => {
      const answer = await ask(port, path, { headers: accepted });
      const headers = { "Content-Encoding": encoding };
      const problems = differences(path, answer, { status: 200, body, headers });
      // Caches between host and browser have to keep the forms apart.
      if (encoding !== undefined && !/accept-encoding/i.test(answer.headers.vary ?? ""))
        problems.push(`Vary: “${answer.headers.vary}”`);
      return problems;
    },
  };
}

const long = "<p>long ".repeat(400);
const script = "app(); ".repeat(400);

export const TRANSFER_CASES: readonly HostCase[] = [
  {
    name: "HEAD is answered with the head alone",
    run: async (port) => {
      const answer = await ask(port, "/services", { method: "HEAD" });
      return differences("/services", answer, { status: 200, body: "" });
    },
  },
  ...["/services", "/_next/static/chunks/site.css", "/indexes/search.json"].map((path): HostCase => ({
    name: `${path} that the browser has already is answered with 304`,
    run: async (port) => {
      const { headers } = await ask(port, path);
      const again = await ask(port, path, { headers: { "if-none-match": headers.etag ?? "" } });
      return differences(path, again, { status: 304, body: "" });
    },
  })),
  {
    name: "a part of a file is answered with 206",
    run: async (port) => {
      const path = "/_next/static/media/font.woff2";
      const answer = await ask(port, path, { headers: { range: "bytes=0-3" } });
      return differences(path, answer, { status: 206, body: "font" });
    },
  },
  compressed("/ready", ALL_ENCODINGS, "br", "ready in brotli", "brotli"),
  compressed("/ready", GZIP, "gzip", "ready in gzip"),
  compressed("/ready", {}, undefined, "<p>as built ".repeat(400)),
  compressed("/long", GZIP, "gzip", long, "compresses"),
  compressed("/long", {}, undefined, long),
  compressed("/_next/static/chunks/app.js", GZIP, "gzip", script, "compresses"),
  compressed("/_next/static/media/font.woff2", ALL_ENCODINGS, undefined, "font ".repeat(400)),
];
