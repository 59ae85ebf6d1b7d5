/**
 * The areas of the code, as glob patterns. A file belongs to the first pattern that matches. Lint reports files that
 * match none, so a new folder needs an area, and rules in `import-rules.mjs`, before it can be used.
 */
export const AREAS = {
  "next.config": "next.config.mjs",
  "oxlint.config": "oxlint.config.mjs",
  "export-kit.config": "export-kit.config.mjs",
  config: "{*.config,jest.*}.{mjs,ts}",
  app: "app/**",
  "components/ui": "components/ui/**",
  "components/layout": "components/layout/**",
  "components/sections": "components/sections/**",
  "components/landing": "components/landing/**",
  "components/blog": "components/blog/**",
  "components/search": "components/search/**",
  "components/tools": "components/tools/**",
  "components/portal": "components/portal/**",
  // Leaves: URLs, breadcrumbs made of them, and how amounts, dates, hours and sentences are written.
  "lib/routes":
    "lib/{routes,portal-routes,crumbs,format-date,numbers,money,pounds,plan-words,sentences,grammar}{,.test}.ts",
  "lib/pages": "lib/pages{,.test}.ts",
  "lib/env": "lib/env{,.test}.ts",
  // Leaves: tables and times of day as people type them.
  "lib/csv": "lib/{{csv,clock-times}{,.test}.ts,reading/**}",
  // The drawings, and maps as pictures.
  "lib/art": "lib/art/**",
  "lib/geo": "lib/geo/**",
  "lib/traffic": "lib/traffic/**",
  "lib/plans": "lib/plans/**",
  "lib/tools": "lib/tools/**",
  "lib/landing": "lib/landing/**",
  "lib/overviews": "lib/overviews/**",
  "lib/seo": "lib/seo/**",
  "lib/search": "lib/search/**",
  "lib/og": "lib/og/**",
  "lib/portal": "lib/portal/**",
  // The public parts of lib/content: its index, the types of its schema, and what is pure: the catalogue, the wages of its
  // places, the claims that code prints.
  "lib/content": "lib/content/index.ts",
  "lib/content/catalogue": "lib/content/{catalogue,minimum-wages,claims}.ts",
  "lib/content/schema": "lib/content/schema/**",
  "lib/content/readers": "lib/content/**",
  "lib/site-build": "lib/site-build/**",
  "lib/lint": "lib/lint/**",
  // The parts of the engine that pages use; the rest builds them.
  "export-kit/pages": "packages/export-kit/src/{fragments,collection}{,.test}.{ts,tsx}",
  // What pages are composed from: pure.
  "export-kit/queries": "packages/export-kit/src/{queries,queries/recording}.ts",
  "export-kit/hash-files": "packages/export-kit/src/hash-files{,.test}.{mjs,ts}",
  "export-kit/test": "packages/export-kit/test/**",
  "export-kit": "packages/export-kit/**",
  // Checks of the finished site, which read its files: the rest of e2e/ only sees it in a browser.
  "e2e/site":
    "e2e/{site/**,rebrand/**,hosts/**,publishing/**,{engines,report}.mjs,{project-copy,check-result,dev-server{,.spec}}.ts}",
  e2e: "e2e/**",
};
