/**
 * Builds a sample of the catalogue in another folder, in shards, killed and on a full disk, and compares:
 * `node lib/checks/cli/publishing.mjs [results.json [seed]]`. The seed decides when builds are killed.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { bundle } from "../../site-build/bundle.mjs";
import { run } from "../../site-build/cli/install.mjs";
import { BUILD_RECORD, hashSiteInputs } from "../../site-build/build-paths.mjs";
import { SAMPLE_BUILD, SAMPLE_SCOPE } from "../sample.mjs";

const SHOWN = 20;

const root = process.cwd();
const [results, seed = Date.now() % 1_000_000] = process.argv.slice(2);
const settings = { BUILD_ROOT: SAMPLE_BUILD, LANDING_ENGINE: "adapter", LANDING_SCOPE: SAMPLE_SCOPE };
if (!isBuilt()) run("npx", ["next", "build"], settings);

/** The comparison of the engines, which comes before, has built the sample already. */
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
const started = performance.now();
const elapsed = () => ((performance.now() - started) / 1000).toFixed(1).padStart(6);
console.log(`moments of seed ${seed}`);
const checks = await checkPublishing({
  root,
  scope: SAMPLE_SCOPE,
  reference: path.resolve(SAMPLE_BUILD),
  seed: Number(seed),
  log: (line) => console.log(`${elapsed()} s  ${line}`),
});
for (const { name, problems } of checks) {
  console.log(`${!problems ? "skip" : problems.length === 0 ? "ok  " : "FAIL"} ${name}`);
  for (const problem of problems?.slice(0, SHOWN) ?? []) console.log(`       ${problem}`);
  if (problems?.length > SHOWN) console.log(`       and ${problems.length - SHOWN} more`);
}
console.log(`${elapsed()} s`);
const count = (test) => checks.filter(({ problems }) => test(problems)).length;
const failed = count((problems) => problems?.length > 0);
if (results) {
  const skipped = count((problems) => !problems);
  writeFileSync(results, JSON.stringify({ passed: checks.length - failed - skipped, failed, skipped }));
}
process.exitCode = failed > 0 ? 1 : 0;
