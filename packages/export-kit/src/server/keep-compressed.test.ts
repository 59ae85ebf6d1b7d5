import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import compression from "compression";
import sirv from "sirv";
import { keepCompressed } from "./keep-compressed.mjs";

/** Long enough to be compressed, and no two alike. */
const page = (name: string) => `<h1>${name}</h1>${`<p>${name} once more</p>`.repeat(100)}`;

/** How much is kept: copies of two such pages, not of three. */
const ROOM = 120;

describe("copies of what was compressed", () => {
  let folder: string;
  let server: Server;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "copies-"));
    for (const release of ["first", "other"]) {
      mkdirSync(path.join(folder, release));
      for (const name of ["a", "b", "c"])
        writeFileSync(path.join(folder, release, `${name}.html`), page(`${release} ${name}`));
    }
    // Files of two releases differ in their time, also where they are as long as each other.
    utimesSync(path.join(folder, "first", "a.html"), 1, 1);
    symlinkSync("first", path.join(folder, "out"));
    const serve = sirv(path.join(folder, "out"), { dev: true, etag: true, extensions: ["html"] });
    const compress = keepCompressed(compression(), ROOM);
    server = createServer((request, response) =>
      compress(request, response, () => serve(request, response, () => void response.writeHead(404).end())),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });

  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  function get(url: string, headers: Record<string, string> = {}, method = "GET") {
    const { port } = server.address() as AddressInfo;
    return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        const options = { host: "127.0.0.1", port, path: url, method, agent: false };
        request({ ...options, headers: { "accept-encoding": "gzip, br", ...headers } }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk) => chunks.push(chunk));
          response.on("end", () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
          );
        })
          .on("error", reject)
          .end();
      },
    );
  }

  const textOf = ({ body }: { body: Buffer }) => zlib.brotliDecompressSync(body).toString();

  it("are sent to everybody after the first, with the same headers and their length", async () => {
    const first = await get("/a");
    const second = await get("/a?from=elsewhere");
    expect(textOf(first)).toBe(page("first a"));
    expect(second.body).toEqual(first.body);
    const { "transfer-encoding": chunked, date: at, ...same } = first.headers;
    expect(chunked).toBe("chunked");
    expect(second.headers).toMatchObject({ ...same, "content-length": String(first.body.length) });
    expect(second.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(at).toBeDefined();
  });

  it("belong to what the browser accepts", async () => {
    await get("/a");
    const zipped = await get("/a", { "accept-encoding": "gzip" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(zlib.gunzipSync(zipped.body).toString()).toBe(page("first a"));
    const plain = await get("/a", { "accept-encoding": "identity" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toBe(page("first a"));
  });

  it("are of the release that is there, and the old one's again when it comes back", async () => {
    const publish = (release: string) => {
      symlinkSync(release, path.join(folder, "next"));
      renameSync(path.join(folder, "next"), path.join(folder, "out"));
    };
    const first = await get("/a");
    publish("other");
    const second = await get("/a");
    expect(textOf(second)).toBe(page("other a"));
    expect(second.headers.etag).not.toBe(first.headers.etag);
    publish("first");
    expect(textOf(await get("/a"))).toBe(page("first a"));
  });

  it("change nothing of HEAD, of parts, and of what the browser has already", async () => {
    const { headers } = await get("/a");
    const head = await get("/a", {}, "HEAD");
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers["content-encoding"]).toBeUndefined();
    expect(head.headers["content-length"]).toBe(String(page("first a").length));
    const part = await get("/a", { range: "bytes=4-10", "accept-encoding": "identity" });
    expect(part).toMatchObject({ status: 206, body: Buffer.from("first a") });
    expect((await get("/a", { "if-none-match": headers.etag ?? "" })).status).toBe(304);
    expect((await get("/nothing")).status).toBe(404);
  });

  it("take no more room than they are given: the one that was asked for longest ago goes", async () => {
    // Of what is being compressed, nobody knows the length.
    const isCopy = async (url: string) => (await get(url)).headers["content-length"] !== undefined;
    const asked: [string, boolean][] = [];
    for (const url of ["/a", "/b", "/a", "/c", "/a", "/b"]) asked.push([url, await isCopy(url)]);
    expect(asked).toEqual([
      ["/a", false],
      ["/b", false],
      ["/a", true],
      ["/c", false],
      ["/a", true],
      ["/b", false],
    ]);
  });
});
