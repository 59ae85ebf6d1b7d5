/**
 * `npm run build:merge -- <folders>`: joins the shards of the landing pages that `LANDING_SHARD=2/8
 * npm run build` made, here or on other machines, and publishes the site in `out`.
 */
import { createRequire } from "node:module";
import { bundle } from "../bundle.mjs";
import { hashInputs } from "../inputs.mjs";

// As in a build: React's other half renders the same five times slower.
process.env.NODE_ENV = "production";
try {
  const root = process.cwd();
  const { mergeShards } = createRequire(import.meta.url)(await bundle(root, "lib/build/shards/merge.ts"));
  const pages = mergeShards(root, process.argv.slice(2), hashInputs(root));
  console.log(`The site in out/ is complete, with ${pages} landing pages.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
