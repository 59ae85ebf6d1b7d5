/** Runs the checks over the finished site: `node lib/checks/cli/site.mjs [results.json]`. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { bundle } from "../../site-build/bundle.mjs";
import { BUILD_RECORD, OUT } from "../../site-build/build-paths.mjs";

/** So many problems of one check are printed; there may be 215,000 of one kind. */
const SHOWN = 20;

if (!existsSync(BUILD_RECORD)) {
  console.error("There is no finished site in out/: npm run build");
  process.exit(1);
}
const root = process.cwd();
const { checkSite } = createRequire(import.meta.url)(await bundle(root, "lib/checks/site/check-site.ts"));
const started = performance.now();
const { variables } = JSON.parse(readFileSync(BUILD_RECORD, "utf8"));
const results = await checkSite(OUT, variables, await bundle(root, "lib/checks/site/scan-worker.ts"));
for (const { name, problems, skipped, note } of results) {
  console.log(
    `${skipped ? "skip" : problems.length === 0 ? "ok  " : "FAIL"} ${name}${note ? ` (${note})` : ""}`,
  );
  for (const problem of problems.slice(0, SHOWN)) console.log(`       ${problem}`);
  if (problems.length > SHOWN) console.log(`       and ${problems.length - SHOWN} more`);
}
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
const failed = results.filter(({ problems }) => problems.length > 0).length;
const skipped = results.filter((result) => result.skipped).length;
const [file] = process.argv.slice(2);
if (file) writeFileSync(file, JSON.stringify({ passed: results.length - failed - skipped, failed, skipped }));
process.exitCode = failed > 0 ? 1 : 0;
