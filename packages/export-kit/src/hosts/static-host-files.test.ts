import { routes } from "@/lib/routes";
import { headersFile, redirectsFile, STATIC_HOST_LIMITS } from "./static-host-files";
import { CACHE_RULES, headersFor, matches, mediaTypeOf, REVALIDATE } from "./table.mjs";

const rules = headersFile()
  .trim()
  .split("\n\n")
  .map((block) => {
    const [path, ...headers] = block.split("\n") as [string, ...string[]];
    return { path, names: headers.map((line) => line.trim().split(":")[0]!) };
  });

describe("headersFile", () => {
  it("keeps to what Cloudflare takes", () => {
    expect(rules.length).toBeLessThanOrEqual(STATIC_HOST_LIMITS.headerRules);
    for (const line of headersFile().split("\n"))
      expect(line.length).toBeLessThanOrEqual(STATIC_HOST_LIMITS.lineLength);
  });

  it("sets no header twice for one path: the values would be joined", () => {
    for (const [index, a] of rules.entries())
      for (const b of rules.slice(index + 1)) {
        if (!matches(b.path, [a.path]) && !matches(a.path, [b.path])) continue;
        expect(a.names.filter((name) => b.names.includes(name))).toEqual([]);
      }
  });

  it("has the policy on everything and a year for assets", () => {
    expect(headersFile()).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
    expect(headersFile()).toContain(
      "/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
    );
  });
});

it("redirects are one line each, below the limit of hosts", () => {
  const lines = redirectsFile().trim().split("\n");
  expect(lines.length).toBeLessThanOrEqual(STATIC_HOST_LIMITS.redirects);
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S+ 301$/);
});

describe("headersFor", () => {
  const cache = (path: string, status = 200) => headersFor(path, status)["Cache-Control"];

  it("gives feeds and indexes ten minutes, wherever their routes are", () => {
    for (const path of [
      routes.rssFeed(),
      routes.atomFeed(),
      routes.jsonFeed(),
      routes.searchIndex(),
      routes.landingIndex(),
      "/sitemap.xml",
      "/robots.txt",
      "/.well-known/security.txt",
    ])
      expect([path, cache(path)]).toEqual([path, "public, max-age=600"]);
  });

  it("lets pages be asked for each time, and never keeps an error", () => {
    expect(cache(routes.landing("live-chat-support", "plumbing", "glasgow"))).toBe(REVALIDATE);
    expect(cache("/_next/static/chunks/gone.js", 404)).toBe(REVALIDATE);
    expect(cache("/_next/static/chunks/app.js", 304)).toMatch(/immutable/);
  });

  it("offers landing pages to pages only", () => {
    expect(headersFor(routes.home(), 200)).toHaveProperty("Speculation-Rules");
    expect(headersFor("/robots.txt", 200)).not.toHaveProperty("Speculation-Rules");
  });

  it("has one rule at most for a path", () => {
    for (const { paths } of CACHE_RULES)
      for (const path of paths)
        expect(CACHE_RULES.filter((rule) => matches(path.replace("*", "x"), rule.paths))).toHaveLength(1);
  });
});

it.each([
  ["/", "text/html; charset=utf-8"],
  ["/services", "text/html; charset=utf-8"],
  ["/blog/feed.xml", "application/rss+xml"],
  ["/sitemap.xml", "application/xml"],
  ["/speculation-rules.json", "application/speculationrules+json"],
  ["/_next/unknown.bin", undefined],
])("mediaTypeOf %s is %s", (path, type) => {
  expect(mediaTypeOf(path)).toBe(type);
});
