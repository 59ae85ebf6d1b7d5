/** Checks the finished site: `node e2e/site/check.mjs [results.json]`. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BUILD_RECORD, OUT } from "../../packages/export-kit/src/paths.mjs";
import { bundle } from "../../lib/site-build/bundle.mjs";
import { reportChecks } from "../report.mjs";

if (!existsSync(BUILD_RECORD)) {
  console.error("There is no finished site in out/: run “npm run build” first.");
  process.exit(1);
}
const root = process.cwd();
const { checkSite } = createRequire(import.meta.url)(await bundle(root, "e2e/site/check-site.ts"));
const { variables } = JSON.parse(readFileSync(BUILD_RECORD, "utf8"));
const results = await checkSite(OUT, variables, await bundle(root, "e2e/site/scan-worker.ts"));
reportChecks(results, process.argv[2]);
