import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { createHostTable } from "../hosts/table.mjs";
import { canonicalPath, createSiteServer } from "./site-server.mjs";

describe("canonicalPath", () => {
  it.each([
    "/",
    "/services",
    "/seo/pay-per-lead/plumbing/berlin",
    "/feed.xml",
    "/a?x=1/",
    "/?q=a.html",
    "/a.htm",
    "/d%C3%BCsseldorf",
    "/_next/static/chunks/A~B.js",
    "/Logo.PNG",
  ])("accepts %s as canonical", (url) => {
    expect(canonicalPath(url)).toBeUndefined();
  });

  it.each([
    ["/services/", "/services"],
    ["/a//", "/a"],
    ["/services.html", "/services"],
    ["/index", "/"],
    ["/index.html", "/"],
    ["/index/", "/"],
    ["/.html", "/"],
    ["//", "/"],
    ["/services/?page=2&x=/", "/services?page=2&x=/"],
    ["/services.html?page=2", "/services?page=2"],
    ["/?", undefined],
    ["//evil.example", "/evil.example"],
    ["///evil.example/", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
    ["/\\/evil.example", "/evil.example"],
    ["\\\\evil.example", "/evil.example"],
    ["//evil.example/%2e%2e", "/evil.example/%2e%2e"],
    ["http://evil.example/", "/http://evil.example"],
    ["/a.html/", "/a"],
    ["/a.html.html", "/a"],
    ["/Services/Chat?Name=Ann", "/services/chat?Name=Ann"],
    ["/SERVICES.HTML", "/services"],
    ["/D%C3%BCsseldorf", "/d%C3%BCsseldorf"],
  ])("redirects %s to %s", (url, canonical) => {
    expect(canonicalPath(url)).toBe(canonical);
  });

  it("redirects any path once, to a canonical path of this host", () => {
    const part = fc.constantFrom(
      "/",
      "\\",
      "a",
      "B",
      ".CSS",
      "index",
      ".html",
      "?",
      "evil.example",
      ":",
      "%2f",
      "//",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const canonical = canonicalPath(`/${parts.join("")}`);
        if (canonical === undefined) return;
        expect(canonical).toMatch(/^\/(?![/\\])/);
        expect(new URL(canonical, "http://127.0.0.1").host).toBe("127.0.0.1");
        expect(canonicalPath(canonical)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});

describe("createSiteServer", () => {
  let folder: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "server-"));
    const site = path.join(folder, "site");
    mkdirSync(path.join(site, "services"), { recursive: true });
    mkdirSync(path.join(site, "assets"));
    mkdirSync(path.join(folder, "site-secret"));
    writeFileSync(path.join(site, "index.html"), "<h1>Home</h1>");
    writeFileSync(path.join(site, "404.html"), "<h1>Nothing here</h1>");
    writeFileSync(path.join(site, "services.html"), "<h1>Services</h1>");
    writeFileSync(path.join(site, "services", "chat.html"), "<h1>Chat</h1>");
    writeFileSync(path.join(site, "assets", "site.css"), "h1 {}");
    writeFileSync(path.join(site, "assets", "site.css.br"), "compressed");
    writeFileSync(path.join(folder, "secret.txt"), "secret");
    writeFileSync(path.join(folder, "site-secret", "secret.txt"), "secret");
    server = createSiteServer(
      site,
      createHostTable({
        hosts: {
          redirects: {
            "/security.txt": "/.well-known/security.txt",
            "/old/:page": "/services/:page",
            "/old/chat": "/chat",
          },
        },
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    ({ port } = server.address() as AddressInfo);
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });

  /** Requests a path exactly as written: `fetch` would resolve `..`. */
  function get(url: string, method = "GET", headers: Record<string, string> = {}) {
    return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        const sent = request(
          { host: "127.0.0.1", port, path: url, method, headers, agent: false },
          (response) => {
            let body = "";
            response.on("data", (chunk) => (body += chunk));
            response.on("end", () =>
              resolve({ status: response.statusCode, headers: response.headers, body }),
            );
          },
        );
        sent.on("error", reject).end();
      },
    );
  }

  it.each([
    ["/", "<h1>Home</h1>", /^text\/html/],
    ["/services", "<h1>Services</h1>", /^text\/html/],
    ["/services?page=2", "<h1>Services</h1>", /^text\/html/],
    ["/services/chat", "<h1>Chat</h1>", /^text\/html/],
    ["/assets/site.css", "h1 {}", /^text\/css/],
  ])("answers %s with its file", async (url, body, type) => {
    const response = await get(url);
    expect(response).toMatchObject({ status: 200, body });
    expect(response.headers["content-type"]).toMatch(type);
    expect(response.headers["content-length"]).toBe(String(body.length));
  });

  it.each(["/nothing", "/services/nothing", "/assets", "/404", "/%00", "/%E0%A4%A"])(
    "answers %s with the 404 page, not with a listing",
    async (url) => {
      const response = await get(url);
      expect(response).toMatchObject({ status: 404, body: "<h1>Nothing here</h1>" });
      expect(response.headers["content-type"]).toMatch(/^text\/html/);
    },
  );

  it.each(["/nothing.xml", "/assets/nothing.css", "/_next/static", "/.well-known/nothing"])(
    "answers the unknown file %s with plain text",
    async (url) => {
      const response = await get(url);
      expect(response).toMatchObject({ status: 404, body: "Not found\n" });
      expect(response.headers["content-type"]).toMatch(/^text\/plain/);
    },
  );

  it("sends the policy and a cache rule with every response", async () => {
    for (const url of ["/services", "/assets/site.css", "/nothing", "/nothing.css", "/services/"]) {
      const { headers } = await get(url);
      expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'/);
      expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    }
  });

  it.each([
    ["/services/", "/services"],
    ["/Services", "/services"],
    ["/security.txt", "/.well-known/security.txt"],
    ["/old/mail?page=2", "/services/mail"],
    ["/old/m%C3%A4il", "/services/m%C3%A4il"],
    ["/old/chat", "/chat"],
    ["/old/mail/", "/old/mail"],
    ["/services.html?page=2", "/services?page=2"],
    ["/index.html", "/"],
    ["//evil.example/", "/evil.example"],
  ])("redirects %s to %s permanently", async (url, location) => {
    expect(await get(url)).toMatchObject({ status: 308, headers: { location }, body: "" });
  });

  it("answers HEAD without a body", async () => {
    const found = await get("/services", "HEAD");
    expect(found).toMatchObject({ status: 200, body: "" });
    expect(found.headers["content-length"]).toBe("17");
    const missing = await get("/nothing", "HEAD");
    expect(missing).toMatchObject({ status: 404, body: "" });
    expect(missing.headers["content-length"]).toBe("21");
  });

  it("sends the compressed file beside a file to clients that accept it", async () => {
    const compressed = await get("/assets/site.css", "GET", { "accept-encoding": "gzip, br" });
    expect(compressed).toMatchObject({ status: 200, body: "compressed" });
    expect(compressed.headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(compressed.headers["content-type"]).toMatch(/^text\/css/);
    const plain = await get("/assets/site.css", "GET", { "accept-encoding": "gzip" });
    expect(plain).toMatchObject({ status: 200, body: "h1 {}" });
    expect(plain.headers["content-encoding"]).toBeUndefined();
  });

  it("answers 304 if the browser has the current file", async () => {
    const { headers } = await get("/services");
    const again = await get("/services", "GET", { "if-none-match": headers.etag ?? "" });
    expect(again).toMatchObject({ status: 304, body: "" });
  });

  it.each([
    "/../secret.txt",
    "/services/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e%2fsecret.txt",
    "/..\\secret.txt",
    "/..%5csecret.txt",
    "/%252e%252e/secret.txt",
    "/../site-secret/secret.txt",
    "/..%2fsite-secret%2fsecret.txt",
  ])("does not serve files outside of the site for %s", async (url) => {
    const response = await get(url);
    expect(response.body).not.toContain("secret");
    expect(response.status).toBe(404);
  });

  it("refuses tabs in paths: browsers would drop them from a redirect and see another host", async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () =>
        socket.end("GET /\t/evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n"),
      );
      let text = "";
      socket.on("data", (chunk) => (text += chunk));
      socket.on("end", () => resolve(text)).on("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });
});
