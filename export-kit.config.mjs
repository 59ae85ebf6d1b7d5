/** Names the landing pages that a browser may fetch when a reader is about to follow a link to one. */
const SPECULATION_RULES = "/speculation-rules.json";

/** @satisfies {import("export-kit").ExportKitOptions} */
const options = {
  collections: [
    {
      route: "/seo/[service]/[industry]/[location]",
      module: "lib/site-build/landing-collection.ts",
    },
    // See docs/decisions/0001-landing-pages-by-adapter.md.
    { route: "/services/[service]/[industry]" },
    { route: "/industries/[industry]" },
    { route: "/regions/[region]" },
    { route: "/regions/[region]/[country]" },
    { route: "/regions/[region]/[country]/[city]" },
    // Pictures, social cards, and what the 404 page fetches of a trade.
    { route: "/art/[name]" },
    { route: "/og/[...name]" },
    { route: "/indexes/trades/[file]" },
  ],
  // None of our links prefetches, and soft navigation asks for the payload of the whole page alone. A link that prefetches
  // would need them, and `prefetchInlining` in next.config.mjs.
  publish: { prefetchPayloads: false },
  hosts: {
    pageHeaders: { "Speculation-Rules": `"${SPECULATION_RULES}"` },
    cacheRules: [
      {
        name: "feeds, sitemaps and indexes",
        paths: [
          "/robots.txt",
          "/llms.txt",
          "/sitemap.xml",
          "/sitemaps/*",
          "/indexes/*",
          "/blog/feed.xml",
          "/blog/atom.xml",
          "/blog/feed.json",
          SPECULATION_RULES,
          "/.well-known/*",
        ],
        value: "public, max-age=600",
      },
    ],
    specialTypes: {
      [SPECULATION_RULES]: "application/speculationrules+json",
      "/blog/feed.xml": "application/rss+xml",
      "/blog/atom.xml": "application/atom+xml",
      "/blog/feed.json": "application/feed+json",
    },
    // Addresses that people and programs try, besides the other forms of a canonical one.
    redirects: {
      "/security.txt": "/.well-known/security.txt",
      "/feed.xml": "/blog/feed.xml",
      "/rss.xml": "/blog/feed.xml",
      "/feed": "/blog/feed.xml",
      // Landing pages have no page above them: the hubs list them. A placeholder stands for one segment, so no landing page
      // is redirected, and three rows do instead of 849.
      "/seo": "/services",
      "/seo/:service": "/services/:service",
      "/seo/:service/:industry": "/services/:service/:industry",
    },
  },
  // The portal: see docs/decisions/0072-own-service-worker.md.
  offline: {
    pages: ["/auth", "/dashboard", "/admin"],
    files: ["/indexes/portal-samples.json"],
  },
  hooks: "lib/site-build/hooks.ts",
  // What is missing here goes unnoticed. @see docs/decisions/0066-build-id-from-scripts.md
  inputs: {
    paths: [
      ...["app", "components", "content", "lib", "public"],
      // Not its tests, with which no build is made.
      ...["bin", "src", "package.json"].map((name) => `packages/export-kit/${name}`),
      ...["next.config.mjs", "export-kit.config.mjs", "postcss.config.mjs", "tsconfig.json"],
      ...["package.json", "package-lock.json"],
    ],
    observed: ["content"],
    // `lib/env.ts` says what each does.
    variables: ["SITE_URL", "LANDING_SCOPE"],
  },
  variables: { engine: "LANDING_ENGINE", shard: "LANDING_SHARD", commit: "SITE_COMMIT" },
};

export default options;
