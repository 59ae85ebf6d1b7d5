/**
 * `npm test`: everything that has to hold, from formatting to the finished site in a browser.
 * Ends with the line `N passed, N failed`. All steps run, so that one run shows all that is wrong.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { ensureBrowser } from "./browser.mjs";
import { installPackages } from "./install.mjs";

const RESULTS = "test-results";

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} Result */

/**
 * Steps in order. A step without `count` counts as one test; `needs` names a step without which
 * it cannot run and then counts as failed.
 */
const STEPS = [
  { name: "formatting", command: ["npx", "prettier", "--check", "--log-level", "warn", "."] },
  { name: "lint", command: ["npx", "eslint", "--max-warnings", "0", "."] },
  { name: "types", command: ["npx", "tsc", "--noEmit"] },
  { name: "unused code", command: ["npx", "knip"] },
  { name: "spelling", command: ["npx", "cspell", "lint", "--no-progress"] },
  { name: "places", command: ["npx", "tsx", "lib/checks/locations.ts"] },
  {
    name: "unit tests",
    command: ["npx", "jest", "--json", `--outputFile=${RESULTS}/unit.json`],
    count: countUnitTests,
  },
  { name: "engines", command: ["node", "lib/checks/cli/engines.mjs"] },
  { name: "build", command: ["npx", "next", "build"] },
  {
    name: "site checks",
    command: ["node", "lib/checks/cli/site.mjs", `${RESULTS}/site.json`],
    count: () => readResults("site.json"),
    needs: "build",
  },
  {
    name: "hosts",
    command: ["node", "lib/checks/cli/hosts.mjs", `${RESULTS}/hosts.json`],
    count: () => readResults("hosts.json"),
    needs: "build",
  },
  {
    name: "browser tests",
    command: ["npx", "playwright", "test", "--config=e2e/playwright.config.ts"],
    count: countBrowserTests,
    needs: "build",
  },
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

function countBrowserTests() {
  const { expected, unexpected, flaky, skipped } = readResults("browser.json").stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** @returns {Result} */
function runStep({ name, command: [file, ...args], count }, env) {
  console.log(`\n=== ${name} ===`);
  const started = performance.now();
  const { status } = spawnSync(file, args, { stdio: "inherit", env });
  const seconds = (performance.now() - started) / 1000;
  let counts = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
  if (count) {
    try {
      counts = count();
    } catch (error) {
      console.error(`${name}: no result to read: ${error.message}`);
      counts = { passed: 0, failed: 1, skipped: 0 };
    }
    // A step that failed without a failed test has failed all the same.
    if (status !== 0 && counts.failed === 0) counts.failed = 1;
  }
  return { name, ...counts, seconds };
}

function printSummary(results) {
  console.log("\nstep               passed  failed  skipped  seconds");
  for (const { name, passed, failed, skipped, seconds } of results) {
    const numbers = [passed, failed, skipped, Math.round(seconds)].map((value, index) =>
      String(value).padStart([8, 8, 9, 9][index]),
    );
    console.log(name.padEnd(17) + numbers.join(""));
  }
}

installPackages();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
/** @type {Result[]} */
const results = [];
let browser;
try {
  browser = await ensureBrowser();
} catch (error) {
  console.error(error.message);
}
const env = { ...process.env, ...(browser ? { CHROMIUM_PATH: browser } : {}) };
for (const step of STEPS) {
  const needed = results.find(({ name }) => name === step.needs);
  if (needed && needed.failed > 0) {
    console.log(`\n=== ${step.name} ===\nnot run: ${needed.name} failed`);
    results.push({ name: step.name, passed: 0, failed: 1, skipped: 0, seconds: 0 });
  } else {
    results.push(runStep(step, env));
  }
}
printSummary(results);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const skipped = total("skipped");
console.log(
  `${total("passed")} passed, ${total("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = total("failed") > 0 ? 1 : 0;
