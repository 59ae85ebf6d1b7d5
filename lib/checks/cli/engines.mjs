/** Builds a sample of the catalogue with both engines and compares all landing pages: `node lib/checks/cli/engines.mjs`. */
import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { bundle } from "../../site-build/bundle.mjs";
import { run } from "../../site-build/cli/install.mjs";
import { SAMPLE_SCOPE } from "../sample.mjs";
import { reportChecks } from "./report.mjs";

/**
 * The compared pages, and what every build needs: the quality report, and what the portal keeps for offline. Next is too
 * slow to build the others too.
 */
const ROUTES = [
  ...["app/seo/**/page.tsx", "app/*/services/**/page.tsx", "app/quality/page.tsx"],
  ...["auth", "dashboard", "admin"].map((page) => `app/*/${page}/page.tsx`),
  "app/indexes/portal-samples.json/route.ts",
];
/** Guards against comparing an empty sample. */
const MINIMUM_PAGES = 60;

const folder = "test-results/engines";
rmSync(folder, { recursive: true, force: true });
// The whole site: the publishing step reuses it.
build("adapter");
// Both builds share the compiled code. With this file, Next would export the first build's pages again.
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
if (landingPages < MINIMUM_PAGES)
  problems.push(`compared ${landingPages} pages, expected at least ${MINIMUM_PAGES}`);
reportChecks([
  { name: "both engines render the same landing pages", problems, note: `${landingPages} landing pages` },
]);
