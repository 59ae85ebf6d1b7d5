import * as engine from "../../packages/export-kit/src/bundle.mjs";

/**
 * Packages that read files beside their own code. Not next-sitemap: its CommonJS files claim to be ES modules, so
 * Node cannot load them.
 */
const options = { external: ["eslint", "html-validate", "miniflare", "playwright", "sharp"] };

/** Bundles a TypeScript entry of the project; resolves to the absolute path of a CommonJS file. */
export const bundle = (projectDir, entry) => engine.bundle(projectDir, entry, options);

/** Bundles an entry in memory; resolves to a CommonJS script. */
export const bundleText = (projectDir, entry) => engine.bundleText(projectDir, entry, options);
