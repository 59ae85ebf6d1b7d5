/**
 * Renders a part of the sample with both engines, from the code that its build compiled, and compares all pages of
 * collections: `node e2e/engines.mjs [results.json]`, after a build with BUILD_ROOT=test-results/sample.
 */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { BUILD_RECORD } from "../packages/export-kit/src/paths.mjs";
import { comparePages } from "../packages/export-kit/test/foreign/compare.mjs";
import { listPages } from "../packages/export-kit/test/foreign/site.mjs";
import { run } from "../lib/site-build/cli/install.mjs";
import { SAMPLE } from "../lib/site-build/cli/test-steps.mjs";
import { reportChecks } from "./report.mjs";

/** Compared pages. What Next renders besides is what every build needs: the portal's pages, kept for offline. */
const ROUTES = [
  ...[
    "app/seo/**/page.tsx",
    ...["services", "industries", "regions"].map((area) => `app/*/${area}/**/page.tsx`),
  ],
  ...["auth", "dashboard", "admin"].map((page) => `app/*/${page}/page.tsx`),
  "app/indexes/portal-samples.json/route.ts",
];
const COMPARED = /^(seo|services|industries|regions)\//;
/** Guards against comparing nothing. */
const MINIMUM_PAGES = 60;

/** Of the sample's industries and cities those that are compared: Next takes long for a page. */
const ONE_IN = 5;
const FOLDER = "test-results/engines";

const { variables } = JSON.parse(readFileSync(path.join(SAMPLE, BUILD_RECORD), "utf8"));
const scope = variables.LANDING_SCOPE.split(";").map((part) => {
  const [name, list] = part.split("=");
  return name === "services" ? part : `${name}=${list.split(",").filter((_, i) => i % ONE_IN === 0)}`;
});
rmSync(FOLDER, { recursive: true, force: true });

/** Renders with an engine. @returns {string} folder of the site */
function render(engine) {
  // With this file, Next would export the pages of the build before again.
  rmSync(".next/prerender-manifest.json", { force: true });
  const build = ["--experimental-build-mode", "generate", "--debug-build-paths", ROUTES.join()];
  run(process.execPath, ["node_modules/next/dist/bin/next", "build", ...build], {
    BUILD_ROOT: `${FOLDER}/${engine}`,
    LANDING_ENGINE: engine,
    LANDING_SCOPE: scope.join(";"),
  });
  return `${FOLDER}/${engine}/out`;
}

const [reference, candidate] = ["next", "adapter"].map(render);
const pages = listPages(reference).filter((file) => COMPARED.test(file));
const problems = comparePages(reference, candidate, pages);
const written = listPages(candidate).filter((file) => COMPARED.test(file)).length;
if (written !== pages.length) problems.push(`Next wrote ${pages.length} pages, the adapter ${written}`);
const landingPages = pages.filter((file) => file.startsWith("seo/")).length;
if (landingPages < MINIMUM_PAGES)
  problems.push(`compared ${landingPages} pages, expected at least ${MINIMUM_PAGES}`);
const note = `${landingPages} landing pages`;
reportChecks([{ name: "both engines render the same landing pages", problems, note }], process.argv[2]);
