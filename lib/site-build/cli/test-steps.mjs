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
 * @property {boolean} [alone] nothing else runs at the same time
 */

/**
 * In the order in which they start, the longest chain first. Builds of the project share `.next`, and the types
 * include files that a build writes there, so these steps wait for each other.
 *
 * @type {Step[]}
 */
export const STEPS = [
  { name: "types", command: npmRun("types") },
  { name: "engines", command: ["node", "lib/checks/cli/engines.mjs"], after: "types" },
  { name: "build", command: ["next", "build"], after: "engines" },
  // Right after the build, while the system still has its files in memory.
  {
    name: "site checks",
    command: ["node", "lib/checks/cli/site.mjs", `${RESULTS}/site.json`],
    count: () => readReport("site.json"),
    needs: "build",
  },
  {
    name: "browser tests",
    command: ["playwright", "test", "--config=e2e/playwright.config.ts"],
    count: () => countBrowserTests("browser.json"),
    needs: "build",
  },
  {
    name: "unit tests",
    command: ["jest", "--json", `--outputFile=${RESULTS}/unit.json`],
    count: countUnitTests,
  },
  // Starts from the sample that the comparison of the engines built.
  {
    name: "publishing",
    command: ["node", "lib/checks/cli/publishing.mjs", `${RESULTS}/publishing.json`],
    count: () => readReport("publishing.json"),
    after: "engines",
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
  { name: "lint", command: npmRun("lint") },
  { name: "formatting", command: ["prettier", "--check", "--log-level", "warn", "."] },
  { name: "content", command: npmRun("check:content") },
  {
    name: "hosts",
    command: ["node", "lib/checks/cli/hosts.mjs", `${RESULTS}/hosts.json`],
    count: () => readReport("hosts.json"),
    needs: "build",
  },
  { name: "unused code", command: ["knip"] },
  { name: "documentation", command: npmRun("check:docs") },
  // Two that measure processor time, which other programs inflate: they empty the caches and share the cores. Last, so
  // that nothing waits for them.
  {
    name: "dev server",
    command: ["playwright", "test", "--config=e2e/dev-server.config.ts"],
    count: () => countBrowserTests("dev-server.json"),
    alone: true,
  },
  {
    name: "speed",
    command: ["playwright", "test", "--config=e2e/speed.config.ts"],
    count: () => countBrowserTests("speed.json"),
    needs: "build",
    alone: true,
  },
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

/** The configurations in e2e/ name the reports. @returns {Counts} */
function countBrowserTests(file) {
  const { expected, unexpected, flaky, skipped } = readReport(file).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
