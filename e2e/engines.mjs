/**
 * Renders the sample with Next's own engine, from the code that its build compiled, and compares all pages of
 * collections: `node e2e/engines.mjs [results.json]`, after a build with BUILD_ROOT=test-results/sample.
 */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { BUILD_RECORD } from "export-kit/paths";
import { comparePages } from "../packages/export-kit/test/foreign/compare.mjs";
import { listPages } from "../packages/export-kit/test/foreign/site.mjs";
import { run } from "../lib/site-build/cli/install.mjs";
import { SAMPLE } from "../lib/site-build/cli/test-steps.mjs";
import { reportChecks } from "./report.mjs";

/** Compared pages. What Next renders besides is what every build needs: the portal's pages, kept for offline. */
const ROUTES = [
  ...["app/seo/**/page.tsx", "app/*/services/**/page.tsx"],
  ...["auth", "dashboard", "admin"].map((page) => `app/*/${page}/page.tsx`),
  "app/indexes/portal-samples.json/route.ts",
];
const COMPARED = /^(seo|services)\//;
/** Guards against comparing nothing. */
const MINIMUM_PAGES = 60;

const { variables } = JSON.parse(readFileSync(path.join(SAMPLE, BUILD_RECORD), "utf8"));
const folder = "test-results/next-engine";
rmSync(folder, { recursive: true, force: true });
// With this file, Next would export the sample's pages again.
rmSync(".next/prerender-manifest.json", { force: true });
const build = ["--experimental-build-mode", "generate", "--debug-build-paths", ROUTES.join()];
run(process.execPath, ["node_modules/next/dist/bin/next", "build", ...build], {
  BUILD_ROOT: folder,
  LANDING_ENGINE: "next",
  LANDING_SCOPE: variables.LANDING_SCOPE,
});
const pages = listPages(`${folder}/out`).filter((file) => COMPARED.test(file));
const problems = comparePages(`${folder}/out`, `${SAMPLE}/out`, pages);
const landingPages = pages.filter((file) => file.startsWith("seo/")).length;
if (landingPages < MINIMUM_PAGES)
  problems.push(`compared ${landingPages} pages, expected at least ${MINIMUM_PAGES}`);
const note = `${landingPages} landing pages`;
reportChecks([{ name: "both engines render the same landing pages", problems, note }], process.argv[2]);
