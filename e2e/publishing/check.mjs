/**
 * Builds the sample in another folder, in shards, killed and on a full disk, and compares the sites:
 * `node e2e/publishing/check.mjs [results.json]`, after a build with BUILD_ROOT=test-results/sample.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { BUILD_RECORD } from "../../lib/site-build/build-paths.mjs";
import { bundle } from "../../lib/site-build/bundle.mjs";
import { SAMPLE } from "../../lib/site-build/cli/test-steps.mjs";
import { reportChecks } from "../report.mjs";

const root = process.cwd();
const { variables } = JSON.parse(readFileSync(path.join(SAMPLE, BUILD_RECORD), "utf8"));
const file = await bundle(root, "e2e/publishing/check-publishing.ts");
const { checkPublishing } = createRequire(import.meta.url)(file);
const checks = await checkPublishing({
  root,
  scope: variables.LANDING_SCOPE,
  reference: path.resolve(SAMPLE),
  log: (line) => console.log(`${(performance.now() / 1000).toFixed(1).padStart(6)} s  ${line}`),
});
reportChecks(checks, process.argv[2]);
