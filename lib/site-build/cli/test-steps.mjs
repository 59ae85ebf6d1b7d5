/** The steps of `npm test`, and how the results of each are counted. */
import { readFileSync } from "node:fs";

/** Folder for the reports of the steps. */
export const RESULTS = "test-results";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a program of `node_modules/.bin` or of the system, and its arguments
 * @property {() => Counts} [count] reads the report; without it the step counts as one test
 * @property {string} [needs] a step that has to pass first
 * @property {string} [after] a step that has to end first
 */

/**
 * Run side by side, in this order, as many at a time as there are cores. Steps that use the same folder name each
 * other: builds of the project share `.next`, and the types include files that a build writes there.
 *
 * @type {Step[]}
 */
export const STEPS = [
  { name: "types", command: npmRun("types") },
  { name: "lint", command: npmRun("lint") },
  { name: "engines", command: ["node", "lib/checks/cli/engines.mjs"], after: "types" },
  {
    name: "unit tests",
    command: ["jest", "--json", `--outputFile=${RESULTS}/unit.json`],
    count: countUnitTests,
  },
  // Publishing starts from the sample that the comparison of the engines built.
  {
    name: "publishing",
    command: ["node", "lib/checks/cli/publishing.mjs", `${RESULTS}/publishing.json`],
    count: () => readReport("publishing.json"),
    after: "engines",
  },
  { name: "build", command: ["next", "build"], after: "engines" },
  {
    name: "browser tests",
    command: ["playwright", "test", "--config=e2e/playwright.config.ts"],
    count: () => countBrowserTests("browser.json"),
    needs: "build",
  },
  {
    name: "foreign apps",
    command: ["node", "packages/export-kit/test/foreign-apps.mjs", `${RESULTS}/foreign-apps.json`],
    count: () => readReport("foreign-apps.json"),
  },
  {
    name: "rebranding",
    command: ["node", "lib/checks/cli/run.mjs", "lib/checks/rebrand.ts", `${RESULTS}/rebrand.json`],
    count: () => readReport("rebrand.json"),
  },
  {
    name: "dev server",
    command: ["playwright", "test", "--config=e2e/dev-server.config.ts"],
    count: () => countBrowserTests("dev-server.json"),
  },
  {
    name: "site checks",
    command: ["node", "lib/checks/cli/site.mjs", `${RESULTS}/site.json`],
    count: () => readReport("site.json"),
    needs: "build",
  },
  {
    name: "hosts",
    command: ["node", "lib/checks/cli/hosts.mjs", `${RESULTS}/hosts.json`],
    count: () => readReport("hosts.json"),
    needs: "build",
  },
  { name: "formatting", command: ["prettier", "--check", "--log-level", "warn", "."] },
  { name: "unused code", command: ["knip"] },
  { name: "content", command: npmRun("check:content") },
  { name: "documentation", command: npmRun("check:docs") },
];

function npmRun(script) {
  return ["npm", "run", "--silent", script];
}

/** @returns {any} */
function readReport(file) {
  return JSON.parse(readFileSync(`${RESULTS}/${file}`, "utf8"));
}

/** @returns {Counts} */
function countUnitTests() {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } =
    readReport("unit.json");
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  };
}

/** @returns {Counts} */
function countBrowserTests(file) {
  const { expected, unexpected, flaky, skipped } = readReport(file).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
