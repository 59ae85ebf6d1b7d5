import { rmSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import path from "node:path";
import { serveFiles, type TestSite } from "../../test/server/start-server";

describe("createSiteServer", () => {
  let site: TestSite;

  beforeAll(async () => {
    site = await serveFiles(
      {
        "index.html": "<h1>Home</h1>",
        "404.html": "<h1>Nothing here</h1>",
        "services.html": "<h1>Services</h1>",
        "services/chat.html": "<h1>Chat</h1>",
        "assets/site.css": "h1 {}",
        "assets/site.css.br": "compressed",
        "_next/static/app.js": "0123456789",
        "empty.txt": "",
        "../secret.txt": "secret",
        "../site-secret/secret.txt": "secret",
      },
      {
        hosts: {
          redirects: {
            "/security.txt": "/.well-known/security.txt",
            "/old/:page": "/services/:page",
            "/old/chat": "/chat",
          },
        },
      },
    );
  });
  afterAll(() => site.stop());

  /** Requests a path exactly as written: `fetch` would resolve `..`. */
  function get(url: string, method = "GET", headers: Record<string, string> = {}) {
    return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        const sent = request(
          { host: "127.0.0.1", port: site.port, path: url, method, headers, agent: false },
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

  it("answers 304 if the browser has the current file, also when the same bytes are published again", async () => {
    const { headers } = await get("/services");
    rmSync(path.join(site.root, "services.html"));
    site.write({ "services.html": "<h1>Services</h1>" });
    const again = await get("/services", "GET", { "if-none-match": headers.etag ?? "" });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect(again.headers.etag).toBe(headers.etag);
  });

  it("sends a file with other contents of the same size with another tag", async () => {
    const { headers } = await get("/services");
    site.write({ "services.html": "<h1>Servants</h1>" });
    const changed = await get("/services", "GET", { "if-none-match": headers.etag ?? "" });
    expect(changed).toMatchObject({ status: 200, body: "<h1>Servants</h1>" });
    site.write({ "services.html": "<h1>Services</h1>" });
  });

  it("tags each compressed form of a file differently", async () => {
    const compressed = await get("/assets/site.css", "GET", { "accept-encoding": "br" });
    const plain = await get("/assets/site.css");
    expect(compressed.headers.etag).not.toBe(plain.headers.etag);
  });

  it.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=-3", 206, "789", "bytes 7-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=5-2", 416, "", "bytes */10"],
    ["bytes=10-", 416, "", "bytes */10"],
    ["bytes=0-1,4-5", 200, "0123456789", undefined],
    ["items=0-5", 200, "0123456789", undefined],
  ])("answers the range %s with status %i and %j", async (range, status, body, contentRange) => {
    const response = await get("/_next/static/app.js", "GET", { range });
    expect(response).toMatchObject({ status, body });
    expect(response.headers["content-range"]).toBe(contentRange);
    expect(response.headers["content-length"]).toBe(String(body.length));
    const cache =
      status === 416 ? "public, max-age=0, must-revalidate" : "public, max-age=31536000, immutable";
    expect(response.headers["cache-control"]).toBe(cache);
  });

  it("answers a range of an older file with the whole file", async () => {
    const range = "bytes=2-4";
    const { headers } = await get("/_next/static/app.js");
    const same = await get("/_next/static/app.js", "GET", { range, "if-range": headers.etag ?? "" });
    expect(same).toMatchObject({ status: 206, body: "234" });
    const older = await get("/_next/static/app.js", "GET", { range, "if-range": '"older"' });
    expect(older).toMatchObject({ status: 200, body: "0123456789" });
  });

  it("sends an empty file", async () => {
    expect(await get("/empty.txt")).toMatchObject({ status: 200, body: "" });
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
    "answers %s with 405 and the methods that it knows",
    async (method) => {
      const response = await get("/services", method);
      expect(response).toMatchObject({ status: 405, body: "", headers: { allow: "GET, HEAD" } });
      expect(response.headers["content-security-policy"]).toBeDefined();
    },
  );

  it("answers a request that is written for a proxy", async () => {
    expect(await get("http://www.example.com/services?a=b")).toMatchObject({
      status: 200,
      body: "<h1>Services</h1>",
    });
    expect(await get("http://www.example.com")).toMatchObject({ status: 200, body: "<h1>Home</h1>" });
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
      const socket = connect(site.port, "127.0.0.1", () =>
        socket.end("GET /\t/evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n"),
      );
      let text = "";
      socket.on("data", (chunk) => (text += chunk));
      socket.on("end", () => resolve(text)).on("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
  });
});
