// @ts-check
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { bundleEngine } from "../bundle.mjs";
import { hashInputs } from "../inputs.mjs";
import { readCommit } from "../settings.mjs";
import { lockStaging } from "../staging-lock.mjs";

/**
 * `export-kit merge <folders>`: merges shards, which builds with the shard variable wrote (`EXPORT_KIT_SHARD=2/8`), and
 * publishes the site as `out`.
 *
 * @param {string[]} args
 * @param {import("../options").ExportKitOptions} options
 */
export async function run(args, options) {
  const { positionals: folders } = parseArgs({ args, allowPositionals: true });
  // As in `next build`: React's development version renders five times slower.
  Object.assign(process.env, { NODE_ENV: "production" });
  const projectDir = process.cwd();
  lockStaging(projectDir, "a merge");
  const { engine } = createRequire(import.meta.url)(await bundleEngine(projectDir, options, "merge"));
  const [inputs, commit] = [hashInputs(projectDir, options), readCommit(projectDir, options)];
  const pages = await engine.mergeShards({ projectDir, options, folders, inputs, commit });
  console.log(`Published out/ with ${pages} pages of collections.`);
}
