import {
  headersFile,
  redirectsFile,
  STATIC_HOST_LIMITS,
} from "@/packages/export-kit/src/hosts/static-host-files";
import { createHostTable, matches, REVALIDATE } from "@/packages/export-kit/src/hosts/table";
import { routes } from "@/lib/routes";
import options from "../../export-kit.config.mjs";

const table = createHostTable(options);
const { headersFor, cacheRules } = table;

const cache = (path: string, status = 200) => headersFor(path, status)["Cache-Control"];

it("caches feeds, sitemaps and indexes for ten minutes", () => {
  for (const path of [
    routes.rssFeed(),
    routes.atomFeed(),
    routes.jsonFeed(),
    routes.index("search"),
    routes.index("landing"),
    routes.index("trades/plumbing"),
    routes.index("portal-samples"),
    "/sitemap.xml",
    "/robots.txt",
    routes.llmsTxt(),
    "/.well-known/security.txt",
  ])
    expect([path, cache(path)]).toEqual([path, "public, max-age=600"]);
});

it("has browsers revalidate pages and the service worker on every use", () => {
  expect(cache(routes.landing("live-chat-support", "plumbing", "glasgow"))).toBe(REVALIDATE);
  expect(cache("/service-worker.js")).toBe(REVALIDATE);
});

it("allows no inline script or style, no evaluation and no other origin", () => {
  const policy = headersFor(routes.home(), 200)["Content-Security-Policy"]!;
  const allowed = /^trusted-types default$|^require-[\w-]+ 'script'$|^[\w-]+ '(none|self)'$/;
  const directives = policy.split("; ");
  expect(directives.filter((directive) => !allowed.test(directive))).toEqual([]);
  expect(directives).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
  );
});

it("has at most one cache rule for each path", () => {
  for (const { paths } of cacheRules)
    for (const path of paths)
      expect(cacheRules.filter((rule) => matches(path.replace("*", "x"), rule.paths))).toHaveLength(1);
});

it("writes _headers and _redirects within the limits of static hosts", () => {
  const rules = headersFile(table).trim().split("\n\n");
  expect(rules.length).toBeLessThanOrEqual(STATIC_HOST_LIMITS.headerRules);
  for (const line of headersFile(table).split("\n"))
    expect(line.length).toBeLessThanOrEqual(STATIC_HOST_LIMITS.lineLength);
  const redirects = redirectsFile(table).trim().split("\n");
  expect(redirects.length).toBeLessThanOrEqual(STATIC_HOST_LIMITS.redirects);
  for (const line of redirects) expect(line).toMatch(/^\/\S+ \/\S+ 301$/);
});
