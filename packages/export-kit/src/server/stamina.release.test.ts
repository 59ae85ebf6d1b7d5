/** Clients that send nonsense, go in the middle of a file or do not read: the server goes on, and keeps no file open. */
import { readdirSync } from "node:fs";
import { connect, type AddressInfo } from "node:net";
import fc from "fast-check";
import { temporaryFolder } from "../../test/folder";
import { createHostTable } from "../hosts/table";
import { createSiteServer } from "./site-server";

const HOME = "<h1>Home</h1>";
const { at, write } = temporaryFolder();
beforeEach(() => {
  write("out/index.html", HOME);
  write("out/404.html", "<h1>Nothing here</h1>");
  write("secret.txt", "the secret");
  // More than the buffers of a connection hold.
  write("out/large.txt", Buffer.alloc(8_000_000, "x"));
});

const get = (target: string, headers = "") => `GET ${target} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** Sends bytes; resolves to the answer when either side closes the connection. */
function exchange(port: number, sent: string, ending = "keep"): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost", () => {
      socket.write(sent, "latin1");
      if (ending === "end") socket.end();
      if (ending === "destroy") socket.destroy();
    });
    let answer = "";
    socket.on("data", (chunk) => (answer += chunk));
    socket.on("error", () => {}).on("close", () => resolve(answer));
  });
}

const isAnswered = async (port: number) => {
  const answer = await exchange(port, get("/", "Connection: close\r\n"));
  return answer.startsWith("HTTP/1.1 200 ") && answer.endsWith(HOME);
};

/** Files and connections that this process has open. */
const openFiles = () => readdirSync("/dev/fd").length;
const untilOpenFilesAre = async (count: number) => {
  while (openFiles() > count) await new Promise((resolve) => setTimeout(resolve, 20));
};

const joined = (parts: readonly string[], maxLength: number) =>
  fc.array(fc.constantFrom(...parts), { maxLength }).map((chosen) => chosen.join(""));
const target = joined(
  [
    ...["/", "a", "..", "%2e%2e", "%00", "%", "%ff", "\\", "\t", " ", "é", "index", ".html", "?", "#", "*"],
    ...["http://x", "x".repeat(9_000), "secret.txt", "large.txt"],
  ],
  6,
);
const line = fc.tuple(
  fc.constantFrom("GET", "GET", "HEAD", "DELETE", "OPTIONS", "CONNECT", "TRACE", "get", "NONSENSE", ""),
  fc.oneof(
    target.map((rest) => `/${rest}`),
    target,
  ),
  fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/9.9", "http", ""),
);
const header = fc.oneof(
  joined(["5", "2", "-", ",", "=", "99999999999999999999"], 6).map(
    (positions) => `Range: bytes=${positions}`,
  ),
  fc.constantFrom(
    ...["If-None-Match: *", 'If-None-Match: W/"', "If-Range: x", "If-Modified-Since: never", "Host: y"],
    ...["Accept-Encoding: br;q=x, *;q=-1", "Accept-Encoding: ,;,", "Expect: nothing", "Upgrade: h2c"],
    ...["Content-Length: 5", "Content-Length: -1", "Transfer-Encoding: chunked", "Transfer-Encoding: x"],
    ...["no colon", ": no name", `X: ${"y".repeat(20_000)}`, "Connection: close", "Range: items=0-1"],
  ),
);
const request = fc
  .tuple(line, fc.array(header, { maxLength: 4 }), fc.constantFrom("\r\n\r\n", "\r\n\r\nbody", "\n\n", ""))
  .map(([words, headers, end]) => [words.join(" "), "Host: x", ...headers].join("\r\n") + end);
const nonsense = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString("latin1"));
/** Several requests at once are sent over one connection; what the client does when it has sent everything. */
const connection = fc.tuple(
  fc.array(fc.oneof({ weight: 9, arbitrary: request }, nonsense), { minLength: 1, maxLength: 3 }),
  fc.constantFrom("end", "destroy", "keep"),
);
/** Answers to malformed requests; anything that begins in another way is wrong. */
const ANSWER = /^HTTP\/1\.1 (?:200|206|304|308|400|404|405|408|416|417|431) (?![^]*the secret)/;

it("goes on after malformed requests, and for clients that go in the middle of a file, read none or do not end", async () => {
  const timeouts = { headersTimeout: 800, requestTimeout: 800, connectionsCheckingInterval: 200 };
  const server = createSiteServer(at("out"), createHostTable({}), timeouts);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    expect(await isAnswered(port)).toBe(true);
    const before = openFiles();
    const connections = fc.sample(connection, { seed: 1, numRuns: 1_000 });
    while (connections.length > 0) {
      const batch = connections.splice(0, 250);
      const answers = await Promise.all(batch.map(([sent, end]) => exchange(port, sent.join(""), end)));
      expect(answers.filter((answer) => answer && !ANSWER.test(answer))).toEqual([]);
    }
    await untilOpenFilesAre(before);

    const download = () =>
      new Promise<void>((resolve) => {
        const socket = connect(port, "localhost", () => socket.write(get("/large.txt")));
        socket.once("data", () => socket.destroy()).once("close", () => resolve());
      });
    await Promise.all(Array.from({ length: 300 }, download));
    await untilOpenFilesAre(before);

    // One file at a time for a client that asks for many and reads none.
    const socket = connect(port, "localhost").pause();
    await new Promise((resolve) => socket.write(get("/large.txt").repeat(200), resolve));
    expect(await isAnswered(port)).toBe(true);
    // The file and both ends of the connection; the server may close its end of the other connection a moment later.
    await untilOpenFilesAre(before + 3);
    socket.destroy();
    await untilOpenFilesAre(before);

    expect(await exchange(port, "GET / HTTP/1.1\r\nHost:")).toMatch(/^HTTP\/1\.1 408 /);
    expect(await isAnswered(port)).toBe(true);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
