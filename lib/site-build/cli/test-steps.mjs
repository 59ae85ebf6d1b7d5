/** The steps of `npm test` and `npm run test:release`, and how the results of each are counted. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** Folder for the reports of the steps. */
export const RESULTS = "test-results";
/** BUILD_ROOT of the sample of the catalogue that most steps look at. */
export const SAMPLE = `${RESULTS}/sample`;

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a program of `node_modules/.bin` or of the system, and its arguments
 * @property {number} cores busy processes that it starts
 * @property {() => Counts} [count] reads the report; without it the step counts as one test
 * @property {string} [needs] a step that has to pass first
 * @property {string} [after] a step that has to end first
 * @property {true} [sample] it works on the sample, not on the site in `out`
 * @property {Record<string, string>} [env]
 */

const CORES = availableParallelism();

/** Browser tests for a release alone: those with this tag, and whole files that are named so. */
const TRIALS = "[@.]release";

/**
 * What every change has to pass. In the order in which they start; a step that does not fit beside those that run lets
 * the next one by.
 *
 * @type {Step[]}
 */
const QUICK = [
  // First: the build writes files that the types include.
  // One checker: each of several works out again what they share, half as much work more.
  { name: "types", command: [...npmRun("types"), "--", "--checkers", "1"], cores: 1 },
  { name: "formatting", command: ["oxfmt", "--check"], cores: 1 },
  { name: "documentation", command: npmRun("check:docs"), cores: 1 },
  { name: "lint", command: npmRun("lint"), cores: 1 },
  { name: "build", command: ["next", "build"], cores: CORES, after: "types", sample: true },
  siteChecks({ name: "site checks", needs: "build", sample: true }),
  browserTests("--grep-invert", TRIALS),
  unitTests(),
  // Not beside the types: whatever outlasts them keeps the build waiting for its cores.
  { name: "content", command: npmRun("check:content"), cores: 1, after: "build" },
  { name: "unused code", command: ["knip"], cores: 1, after: "build" },
];

/** Steps that a release replaces by wider ones: site checks of the whole site, and browser tests with the trials. */
const WIDENED = ["site checks", "browser tests"];

/**
 * What has to hold before a deploy, besides: the whole catalogue, and whatever takes minutes.
 *
 * @type {Step[]}
 */
const REST = [
  browserTests(),
  // The next five keep one core busy each, most of the time: one browser, one build after the other, one host.
  script(
    { name: "publishing", needs: "build", cores: 1 },
    ...["lib/site-build/cli/run.mjs", "e2e/publishing/check-publishing.ts"],
  ),
  script({ name: "hosts", needs: "build", cores: 1, sample: true }, "e2e/hosts/check.mjs"),
  script({ name: "engines", needs: "build", cores: 1 }, "e2e/engines.mjs"),
  // After the hosts, which install nginx and rsync.
  script(
    { name: "guides", needs: "build", after: "hosts", cores: 1, sample: true },
    ...["lib/site-build/cli/run.mjs", "e2e/hosts/guides.ts"],
  ),
  {
    name: "dev server",
    command: ["playwright", "test", "--config=e2e/dev-server.config.ts"],
    cores: 1,
    after: "build",
    count: () => countBrowserTests("dev-server.json"),
  },
  script({ name: "foreign apps", cores: CORES }, "packages/export-kit/test/foreign-apps.mjs"),
  script(
    { name: "rebranding", needs: "build", cores: CORES },
    ...["lib/site-build/cli/run.mjs", "e2e/rebrand/check.ts"],
  ),
  // Last: it empties `.next`, which holds the compiled code of the sample.
  { name: "whole build", command: ["next", "build"], cores: CORES, after: "rebranding" },
  siteChecks({ name: "whole site", needs: "whole build" }),
];

/** @param {{ release: boolean }} door @returns {Step[]} */
export function stepsOf({ release }) {
  if (!release) return QUICK;
  const steps = [...QUICK.filter(({ name }) => !WIDENED.includes(name)), ...REST];
  return steps.map((step) => ({ ...step, env: { ...step.env, TEST_RUNS: "whole" } }));
}

function npmRun(script) {
  return ["npm", "run", "--silent", script];
}

/** A step that writes its counts to the file that it gets as its last argument. @returns {Step} */
function script(step, ...command) {
  const report = `${step.name.replaceAll(" ", "-")}.json`;
  return { ...step, command: ["node", ...command, `${RESULTS}/${report}`], count: () => readReport(report) };
}

function siteChecks(step) {
  return script({ ...step, cores: CORES }, "e2e/site/check.mjs");
}

/** @returns {Step} */
function browserTests(...options) {
  return {
    name: "browser tests",
    command: ["playwright", "test", "--config=e2e/playwright.config.ts", ...options],
    cores: CORES,
    needs: "build",
    sample: true,
    count: () => countBrowserTests("browser.json"),
  };
}

/** @returns {Step} */
function unitTests() {
  return {
    name: "unit tests",
    // Prints the failures once, at the end.
    command: ["jest", "--reporters=summary", "--json", `--outputFile=${RESULTS}/unit.json`],
    cores: CORES,
    count: countUnitTests,
  };
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
