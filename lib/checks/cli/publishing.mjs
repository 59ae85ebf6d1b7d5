/**
 * Builds a sample of the catalogue in another folder, in shards, killed and on a full disk, and compares the sites:
 * `node lib/checks/cli/publishing.mjs [results.json]`. CRASH_SEED sets the moments at which builds are killed.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { BUILD_RECORD, hashSiteInputs } from "../../site-build/build-paths.mjs";
import { bundle } from "../../site-build/bundle.mjs";
import { run } from "../../site-build/cli/install.mjs";
import { SAMPLE_BUILD, SAMPLE_SCOPE } from "../sample.mjs";
import { reportChecks } from "./report.mjs";

const root = process.cwd();
const [results] = process.argv.slice(2);
const settings = { BUILD_ROOT: SAMPLE_BUILD, LANDING_ENGINE: "adapter", LANDING_SCOPE: SAMPLE_SCOPE };
if (!isBuilt()) run("npx", ["next", "build"], settings);

/** Whether the engines step of `npm test` has already built the sample. */
function isBuilt() {
  try {
    const record = JSON.parse(readFileSync(path.join(SAMPLE_BUILD, BUILD_RECORD), "utf8"));
    return record.inputs === hashSiteInputs(root, settings);
  } catch {
    return false;
  }
}

const file = await bundle(root, "lib/checks/publishing/check-publishing.ts");
const { checkPublishing } = createRequire(import.meta.url)(file);
const checks = await checkPublishing({
  root,
  scope: SAMPLE_SCOPE,
  reference: path.resolve(SAMPLE_BUILD),
  log: (line) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`),
});
reportChecks(checks, results);
