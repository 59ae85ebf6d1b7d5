/** Writes the pages as `next build` does after its export, with the shells of the last one: `write-pages.mjs <target> [module]`. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const [target, module] = process.argv.slice(2);
const sources = path.resolve("node_modules/export-kit/src");
const { bundle, bundleEngine } = await import(path.join(sources, "bundle.mjs"));
const load = async (entry) =>
  createRequire(import.meta.url)(await bundle(process.cwd(), path.join(sources, entry), {}, "bundles"));

const [engine, { writePages }, { parseShell }] = await Promise.all([
  bundleEngine(process.cwd(), { collections: [{ route: "/p/[slug]", module }] }),
  load("collections/write-pages.ts"),
  load("collections/shell-template.ts"),
]);
const html = JSON.parse(readFileSync(".next/bundles/shells.json", "utf8"));
const shells = Object.fromEntries(Object.entries(html).map(([route, text]) => [route, parseShell(text)]));
// Builds hash what they write.
await writePages({ bundle: engine, shells, target, hashing: true });
