/** Checks the finished site: `node lib/checks/cli/site.mjs [results.json]`. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BUILD_RECORD, OUT } from "../../site-build/build-paths.mjs";
import { bundle } from "../../site-build/bundle.mjs";
import { reportChecks } from "./report.mjs";

if (!existsSync(BUILD_RECORD)) {
  console.error("There is no finished site in out/: run “npm run build” first.");
  process.exit(1);
}
const root = process.cwd();
const { checkSite } = createRequire(import.meta.url)(await bundle(root, "lib/checks/site/check-site.ts"));
const { variables } = JSON.parse(readFileSync(BUILD_RECORD, "utf8"));
const results = await checkSite(OUT, variables, await bundle(root, "lib/checks/site/scan-worker.ts"));
reportChecks(results, process.argv[2]);
