/**
 * The parts of the code and where they are. A file belongs to the first pattern that fits; one that
 * fits none is an error, so a new folder has to be given its rules before it can be used.
 */
export const AREAS = {
  "next.config": "next.config.mjs",
  "eslint.config": "eslint.config.mjs",
  "export-kit.config": "export-kit.config.mjs",
  config: "{*.config,jest.setup}.{mjs,ts}",
  app: "app/**",
  "components/ui": "components/ui/**",
  "components/layout": "components/layout/**",
  "components/sections": "components/sections/**",
  "components/landing": "components/landing/**",
  "components/blog": "components/blog/**",
  "components/search": "components/search/**",
  "components/portal": "components/portal/**",
  // Leaves: URLs, and how amounts are written.
  "lib/routes": "lib/{routes,pounds}{,.test}.ts",
  "lib/pages": "lib/pages{,.test}.ts",
  "lib/env": "lib/env{,.test}.ts",
  "lib/hash-files": "lib/hash-files{,.test}.{mjs,ts}",
  "lib/geo": "lib/geo/**",
  "lib/landing": "lib/landing/**",
  "lib/seo": "lib/seo/**",
  "lib/search": "lib/search/**",
  "lib/og": "lib/og/**",
  "lib/portal": "lib/portal/**",
  // What lib/content shows to the rest: its index, the pure catalogue, and types of its schema.
  "lib/content": "lib/content/index.ts",
  "lib/content/catalogue": "lib/content/catalogue.ts",
  "lib/content/schema": "lib/content/schema/**",
  "lib/content/readers": "lib/content/**",
  "lib/site-build": "lib/site-build/**",
  "lib/checks": "lib/checks/**",
  // What pages use of the engine; the rest of it builds them.
  "export-kit/pages": "packages/export-kit/src/{fragments,collection}{,.test}.{ts,tsx}",
  "export-kit": "packages/export-kit/**",
  e2e: "e2e/**",
};
