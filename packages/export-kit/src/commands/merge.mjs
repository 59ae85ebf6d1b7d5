// @ts-check
import { createRequire } from "node:module";
import { bundleEngine } from "../bundle.mjs";
import { hashInputs } from "../inputs.mjs";

/**
 * `export-kit merge <folders>`: joins the shards that builds with the shard variable made, `2/8 next build`, here
 * or on other machines, and publishes the site in `out`.
 *
 * @param {string[]} folders
 * @param {import("../options").ExportKitOptions} options
 */
export async function run(folders, options) {
  // As in a build: React's other half renders the same five times slower.
  Object.assign(process.env, { NODE_ENV: "production" });
  const projectDir = process.cwd();
  const { engine } = createRequire(import.meta.url)(await bundleEngine(projectDir, options));
  const inputs = hashInputs(projectDir, options);
  const pages = await engine.mergeShards({ projectDir, options, folders, inputs });
  console.log(`The site in out/ is complete, with ${pages} pages of collections.`);
}
