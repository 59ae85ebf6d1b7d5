/** The steps of `npm test`, and how the results of each are counted. */
import { readFileSync } from "node:fs";

/** Folder for what the steps report. */
export const RESULTS = "test-results";

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} Result */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a program of `node_modules/.bin` or of the system, and its arguments
 * @property {() => Omit<Result, "name" | "seconds">} [count] without it the step counts as one test
 * @property {string} [needs] the step without which this one cannot run and then counts as failed
 * @property {string} [after] the step whose end this one waits for where both are side by side
 */

/**
 * In order. The steps of one stage run side by side, as many as there are cores: each by itself leaves a core
 * idle for a part of its time. Their times say nothing, and what they write is their own; the types come
 * before the first build, which writes files that they read.
 *
 * @type {Step[][]}
 */
export const STAGES = [
  [
    { name: "lint", command: ["eslint", "--max-warnings", "0", "."] },
    { name: "types", command: ["tsc", "--noEmit"] },
  ],
  [
    { name: "engines", command: ["node", "lib/checks/cli/engines.mjs"] },
    {
      name: "unit tests",
      command: ["jest", "--json", `--outputFile=${RESULTS}/unit.json`],
      count: countUnitTests,
    },
    {
      name: "publishing",
      command: ["node", "lib/checks/cli/publishing.mjs", `${RESULTS}/publishing.json`],
      count: () => readResults("publishing.json"),
      // It goes on with the sample that the comparison of the engines has built.
      after: "engines",
    },
    {
      name: "another company",
      command: ["tsx", "lib/checks/rebrand.ts", `${RESULTS}/overlay.json`],
      count: () => readResults("overlay.json"),
    },
    // The rest is short: it fills the lane that is free first.
    { name: "formatting", command: ["prettier", "--check", "--log-level", "warn", "."] },
    { name: "unused code", command: ["knip"] },
    { name: "import cycles", command: ["oxlint", "--config", "lib/checks/import-cycles.json", "."] },
    { name: "spelling", command: ["cspell", "lint", "--no-progress"] },
    { name: "places", command: ["tsx", "lib/checks/cities.ts"] },
    { name: "documentation", command: ["tsx", "lib/checks/docs.ts"] },
  ],
  [
    {
      name: "dev server",
      command: ["playwright", "test", "--config=e2e/dev-server.config.ts"],
      count: () => countBrowserTests("dev-server.json"),
    },
  ],
  [{ name: "build", command: ["next", "build"] }],
  [
    {
      name: "site checks",
      command: ["node", "lib/checks/cli/site.mjs", `${RESULTS}/site.json`],
      count: () => readResults("site.json"),
      needs: "build",
    },
  ],
  [
    {
      name: "hosts",
      command: ["node", "lib/checks/cli/hosts.mjs", `${RESULTS}/hosts.json`],
      count: () => readResults("hosts.json"),
      needs: "build",
    },
  ],
  [
    {
      name: "foreign apps",
      command: ["node", "packages/export-kit/test/foreign-apps.mjs", `${RESULTS}/foreign-apps.json`],
      count: () => readResults("foreign-apps.json"),
    },
  ],
  [
    {
      name: "browser tests",
      command: ["playwright", "test", "--config=e2e/playwright.config.ts"],
      count: () => countBrowserTests("browser.json"),
      needs: "build",
    },
  ],
];

function readResults(file) {
  return JSON.parse(readFileSync(`${RESULTS}/${file}`, "utf8"));
}

function countUnitTests() {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } =
    readResults("unit.json");
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  };
}

function countBrowserTests(file) {
  const { expected, unexpected, flaky, skipped } = readResults(file).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
