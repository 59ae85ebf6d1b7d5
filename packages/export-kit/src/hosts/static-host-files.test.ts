import { nginxConfig } from "./nginx";
import { headersFile, redirectsFile, STATIC_HOST_LIMITS } from "./static-host-files";
import { createHostTable, matches, REVALIDATE } from "./table.mjs";

const table = createHostTable({
  hosts: {
    pageHeaders: { "X-Page": "1" },
    cacheRules: [{ name: "feeds", paths: ["/feed.xml", "/indexes/*"], value: "public, max-age=600" }],
    specialTypes: { "/feed.xml": "application/rss+xml" },
    redirects: { "/feed": "/feed.xml", "/old/:year/:page": "/posts/:page" },
  },
});
const { headersFor, mediaTypeOf, redirectOf, cacheRules } = table;

const rules = headersFile(table)
  .trim()
  .split("\n\n")
  .map((block) => {
    const [path, ...headers] = block.split("\n") as [string, ...string[]];
    return { path, names: headers.map((line) => line.trim().split(":")[0]!) };
  });

describe("headersFile", () => {
  it("keeps within Cloudflare's limits", () => {
    expect(rules.length).toBeLessThanOrEqual(STATIC_HOST_LIMITS.headerRules);
    for (const line of headersFile(table).split("\n"))
      expect(line.length).toBeLessThanOrEqual(STATIC_HOST_LIMITS.lineLength);
  });

  it("sets no header twice for a path: hosts would join the values", () => {
    for (const [index, a] of rules.entries())
      for (const b of rules.slice(index + 1)) {
        if (!matches(b.path, [a.path]) && !matches(a.path, [b.path])) continue;
        expect(a.names.filter((name) => b.names.includes(name))).toEqual([]);
      }
  });

  it("sends the policy with everything, and caches assets for a year", () => {
    expect(headersFile(table)).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
    expect(headersFile(table)).toContain(
      "/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
    );
  });
});

it("redirectsFile writes one line for each redirect, within the limit of hosts", () => {
  const lines = redirectsFile(table).trim().split("\n");
  expect(lines.length).toBeLessThanOrEqual(STATIC_HOST_LIMITS.redirects);
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S+ 301$/);
});

it("writes redirects with placeholders in the notation of each host", () => {
  expect(redirectsFile(table)).toContain("/old/:year/:page /posts/:page 301\n");
  expect(nginxConfig(table, { root: "/srv", listen: "80" })).toContain(
    "'~^/old/(?<site_year>[^/]+)/(?<site_page>[^/]+)$' '/posts/$site_page';",
  );
});

describe("redirectOf", () => {
  it.each([
    ["/feed", "/feed.xml"],
    ["/old/2026/a", "/posts/a"],
    ["/old/2026", undefined],
    ["/old/2026/", undefined],
    ["/old/2026/a/b", undefined],
    ["/older/2026/a", undefined],
    ["/constructor", undefined],
  ])("%s leads to %s", (path, target) => {
    expect(redirectOf(path)).toBe(target);
  });
});

describe("headersFor", () => {
  const cache = (path: string, status = 200) => headersFor(path, status)["Cache-Control"];

  it("applies the cache rules of the site, to files and folders", () => {
    for (const path of ["/feed.xml", "/indexes/search.json"])
      expect([path, cache(path)]).toEqual([path, "public, max-age=600"]);
  });

  it("revalidates pages, and never caches errors", () => {
    expect(cache("/services")).toBe(REVALIDATE);
    expect(cache("/_next/static/chunks/gone.js", 404)).toBe(REVALIDATE);
    expect(cache("/_next/static/chunks/app.js", 304)).toMatch(/immutable/);
  });

  it("sends page headers with pages only", () => {
    expect(headersFor("/", 200)).toHaveProperty("X-Page");
    expect(headersFor("/robots.txt", 200)).not.toHaveProperty("X-Page");
  });

  it("has at most one cache rule for a path", () => {
    for (const { paths } of cacheRules)
      for (const path of paths)
        expect(cacheRules.filter((rule) => matches(path.replace("*", "x"), rule.paths))).toHaveLength(1);
  });

  it("sends no policy if pages are not hardened", () => {
    const plain = createHostTable({ harden: false }).headersFor("/", 200);
    expect(plain).not.toHaveProperty("Content-Security-Policy");
    expect(plain).toHaveProperty("X-Content-Type-Options", "nosniff");
  });
});

it.each([
  ["/", "text/html; charset=utf-8"],
  ["/services", "text/html; charset=utf-8"],
  ["/feed.xml", "application/rss+xml"],
  ["/sitemap.xml", "application/xml"],
  ["/_next/unknown.bin", undefined],
])("mediaTypeOf %s is %s", (path, type) => {
  expect(mediaTypeOf(path)).toBe(type);
});

describe("configurations of servers", () => {
  const https = { address: "www.example.com", listen: "443", certificate: "/a.pem", key: "/b.pem" };

  it("redirects from http to the address of the site, not to the host that a client names", () => {
    const config = nginxConfig(table, { root: "/srv", listen: "80", https });
    expect(config).toContain("return 308 https://www.example.com$request_uri;");
    expect(config).toMatch(/listen 80;\n {4}listen \[::\]:80;\n {4}server_name www\.example\.com;/);
    expect(config).toMatch(
      /listen 443 ssl http2;\n {4}listen \[::\]:443 ssl http2;\n {4}server_name www\.example\.com;/,
    );
    expect(nginxConfig(table, { root: "/srv", listen: "80" })).not.toContain("ssl");
    expect(nginxConfig(table, { root: "/srv", listen: "127.0.0.1:80" })).not.toContain("[::]");
  });

  it("accepts folders with spaces and apostrophes", () => {
    expect(nginxConfig(table, { root: "/srv/Ann's site", listen: "80" })).toContain(
      "root '/srv/Ann\\'s site';",
    );
  });

  it("gives up requests that do not end", () => {
    expect(nginxConfig(table, { root: "/srv", listen: "80" })).toContain("client_header_timeout 20s;");
  });
});
