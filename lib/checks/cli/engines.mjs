/** Builds a sample of the catalogue with both engines and compares every landing page of it. */
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { bundle } from "../../site-build/bundle.mjs";
import { run } from "../../site-build/cli/install.mjs";
import { SAMPLE_SCOPE } from "../sample.mjs";

/** The pages that are compared, and the report that each build fills: others would take Next most of the time. */
const ROUTES = ["app/seo/**/page.tsx", "app/*/services/**/page.tsx", "app/quality/page.tsx"];
/** What the sample must at least hold for the comparison to mean something. */
const LEAST_PAGES = 60;

const folder = "test-results/engines";
rmSync(folder, { recursive: true, force: true });
// Whole: the checks of publishing go on with it.
build("adapter");
// What was compiled is the same for both. Next would otherwise export the pages of the earlier build again.
rmSync(".next/prerender-manifest.json");
build("next", "--experimental-build-mode", "generate", "--debug-build-paths", ROUTES.join());

function build(engine, ...options) {
  run(process.execPath, ["node_modules/next/dist/bin/next", "build", ...options], {
    BUILD_ROOT: `${folder}/${engine}`,
    LANDING_ENGINE: engine,
    LANDING_SCOPE: SAMPLE_SCOPE,
  });
}

const { compareEngines } = createRequire(import.meta.url)(
  await bundle(process.cwd(), "lib/checks/engines.ts"),
);
const { landingPages, problems } = compareEngines(`${folder}/next/out`, `${folder}/adapter/out`);
if (landingPages < LEAST_PAGES)
  problems.push(`compared ${landingPages} pages, expected at least ${LEAST_PAGES}`);
for (const problem of problems.slice(0, 20)) console.log(problem);
console.log(
  `${landingPages} landing pages compared, ${problems.length} ${problems.length === 1 ? "problem" : "problems"}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
