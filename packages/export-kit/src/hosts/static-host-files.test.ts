import { nginxConfig } from "./nginx";
import { headersFile, redirectsFile, STATIC_HOST_LIMITS } from "./static-host-files";
import { createHostTable, matches, REVALIDATE } from "./table";

const table = createHostTable({
  hosts: {
    pageHeaders: { "X-Page": "1" },
    cacheRules: [{ name: "feeds", paths: ["/feed.xml", "/indexes/*"], value: "public, max-age=600" }],
    specialTypes: { "/feed.xml": "application/rss+xml" },
    redirects: { "/feed": "/feed.xml", "/old/:year/:page": "/posts/:page" },
  },
});
const { headersFor, mediaTypeOf, cacheRules } = table;

it("writes _headers within Cloudflare's limits, and no header twice for a path: hosts would join the values", () => {
  const file = headersFile(table);
  expect(file).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
  expect(file).toContain("/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n");
  expect(file.split("\n").filter(({ length }) => length > STATIC_HOST_LIMITS.lineLength)).toEqual([]);
  const rules = file
    .trim()
    .split("\n\n")
    .map((block) => {
      const [path, ...headers] = block.split("\n") as [string, ...string[]];
      return { path, names: headers.map((line) => line.trim().split(":")[0]!) };
    });
  expect(rules.length).toBeLessThanOrEqual(STATIC_HOST_LIMITS.headerRules);
  for (const [index, a] of rules.entries())
    for (const b of rules.slice(index + 1))
      if (matches(b.path, [a.path]) || matches(a.path, [b.path]))
        expect(a.names.filter((name) => b.names.includes(name))).toEqual([]);
});

it("writes one line for each redirect, with placeholders in the notation of each host", () => {
  expect(redirectsFile(table)).toBe("/feed /feed.xml 301\n/old/:year/:page /posts/:page 301\n");
  expect(nginxConfig(table, { root: "/srv", listen: "80" })).toContain(
    "'~^/old/(?<site_year>[^/]+)/(?<site_page>[^/]+)$' '/posts/$site_page';",
  );
  const others = ["/old/2026", "/old/2026/a/b", "/older/2026/a", "/constructor"];
  const redirected = (path: string) => table.answerTo("GET", path, "").headers?.Location;
  expect(["/feed", "/old/2026/a", ...others].map(redirected)).toEqual([
    ...["/feed.xml", "/posts/a"],
    ...others.map(() => undefined),
  ]);
});

it("caches by the rules of the site, revalidates pages and errors, and sends page headers with pages only", () => {
  const cache = (path: string, status = 200) => headersFor(path, status)["Cache-Control"];
  expect(["/feed.xml", "/indexes/search.json"].map((path) => cache(path))).toEqual(
    Array(2).fill("public, max-age=600"),
  );
  expect([cache("/services"), cache("/_next/static/chunks/gone.js", 404)]).toEqual([REVALIDATE, REVALIDATE]);
  expect(cache("/_next/static/chunks/app.js", 304)).toMatch(/immutable/);
  expect(headersFor("/", 200)).toHaveProperty("X-Page");
  expect(headersFor("/robots.txt", 200)).not.toHaveProperty("X-Page");
  for (const path of cacheRules.flatMap(({ paths }) => paths))
    expect(cacheRules.filter((rule) => matches(path.replace("*", "x"), rule.paths))).toHaveLength(1);
  const unhardened = createHostTable({ harden: false }).headersFor("/", 200);
  expect(unhardened).not.toHaveProperty("Content-Security-Policy");
  expect(unhardened).toHaveProperty("X-Content-Type-Options", "nosniff");
});

it("knows the media type of pages, files and special paths", () => {
  const paths = ["/", "/services", "/feed.xml", "/sitemap.xml", "/_next/unknown.bin"];
  const page = "text/html; charset=utf-8";
  expect(paths.map(mediaTypeOf)).toEqual([page, page, "application/rss+xml", "application/xml", undefined]);
});

it("configures nginx: redirects to the address of the site, any folder, and requests that do not end", () => {
  const https = { address: "www.example.com", listen: "443", certificate: "/a.pem", key: "/b.pem" };
  const config = nginxConfig(table, { root: "/srv", listen: "80", https });
  // Not to the host that a client names.
  expect(config).toContain("return 308 https://www.example.com$request_uri;");
  for (const listen of ["80", "443 ssl http2"])
    expect(config).toContain(
      `listen ${listen};\n    listen [::]:${listen};\n    server_name www.example.com;`,
    );
  const plain = nginxConfig(table, { root: "/srv/Ann's site", listen: "127.0.0.1:80" });
  expect(plain).not.toMatch(/ssl|\[::\]/);
  expect(plain).toContain("root '/srv/Ann\\'s site';");
  expect(plain).toContain("client_header_timeout 20s;");
});
