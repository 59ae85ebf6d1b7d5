/** For tests: generates requests that no client should send, and a few that one may. */
import fc from "fast-check";

const METHODS = ["GET", "GET", "HEAD", "DELETE", "OPTIONS", "CONNECT", "TRACE", "get", "NONSENSE", ""];
const VERSIONS = ["HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "http", ""];
const TARGET_PARTS = [
  ...["/", "a", "..", "%2e%2e", "%00", "%", "%ff", "\\", "\t", " ", "é", "index", ".html", "?", "#", "*"],
  ...["http://x", "x".repeat(9_000), "secret.txt", "large.txt"],
];
const HEADERS = [
  ...["If-None-Match: *", 'If-None-Match: W/"', "If-Range: x", "If-Modified-Since: never", "Host: y"],
  ...["Accept-Encoding: br;q=x, *;q=-1", "Accept-Encoding: ,;,", "Expect: nothing", "Upgrade: h2c"],
  ...["Content-Length: 5", "Content-Length: -1", "Transfer-Encoding: chunked", "Transfer-Encoding: x"],
  ...["no colon", ": no name", `X: ${"y".repeat(20_000)}`, "Connection: close"],
];
const ENDS = ["\r\n\r\n", "\r\n\r\nbody", "\n\n", ""];

const joined = (parts: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...parts), { maxLength }).map((chosen) => chosen.join(""));

const path = joined(TARGET_PARTS, 6);
const line = fc
  .tuple(
    fc.constantFrom(...METHODS),
    fc.oneof(
      path.map((rest) => `/${rest}`),
      path,
    ),
    fc.constantFrom(...VERSIONS),
  )
  .map((words) => words.join(" "));
const range = fc
  .tuple(fc.constantFrom("bytes", "items", ""), joined(["5", "2", "-", ",", "=", "99999999999999999999"], 6))
  .map(([unit, positions]) => `Range: ${unit}=${positions}`);
const request = fc
  .tuple(
    line,
    fc.array(fc.oneof(range, fc.constantFrom(...HEADERS)), { maxLength: 4 }),
    fc.constantFrom(...ENDS),
  )
  .map(([first, headers, end]) => [first, "Host: x", ...headers].join("\r\n") + end);

/** Several requests at once are sent over one connection. */
const bytes = fc.oneof(
  { weight: 5, arbitrary: fc.array(request, { minLength: 1, maxLength: 3 }).map((all) => all.join("")) },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 200 }).map((all) => Buffer.from(all).toString("latin1")),
  },
);

/** What a client does when it has sent everything. */
export type Ending = "end" | "destroy" | "keep";

/** The same for the same seed. @returns the bytes, one in each character, and what the client does then */
export function malformedRequests(seed: number, count: number): [bytes: string, ending: Ending][] {
  return fc.sample(fc.tuple(bytes, fc.constantFrom<Ending>("end", "destroy", "keep")), {
    seed,
    numRuns: count,
  });
}
