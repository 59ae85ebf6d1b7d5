/**
 * `npm test`: what every change has to pass. `npm run test:release`: that, and whatever takes minutes.
 * Ends with the line `N passed, N failed`. All steps run, so that one run shows all that is wrong.
 * `--only "unit tests"` runs one step; the option may be repeated.
 *
 * @see docs/decisions/0039-own-test-runner.md
 */
import { execFileSync, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./browser.mjs";
import { installPackages } from "./install.mjs";
import { RESULTS, SAMPLE, stepsOf } from "./test-steps.mjs";

const CORES = availableParallelism();
/** Lines of its output that are printed of a step that failed: failures come last. */
const LINES_SHOWN = 40;

/** @typedef {import("./test-steps.mjs").Step} Step */
/** @typedef {import("./test-steps.mjs").Counts & { name: string, seconds: number }} Result */

/** The steps asked for, or all; with the build where one needs it and the site was made from other inputs. */
async function chooseSteps(all, names, env) {
  if (!names) return all;
  const unknown = names.filter((name) => all.every((step) => step.name !== name));
  if (unknown.length > 0) {
    console.error(`--only: expected one of ${all.map(({ name }) => name).join(", ")}, got “${unknown}”`);
    process.exit(1);
  }
  // Imported here: before the installation its packages may not exist.
  const { isCurrent } = await import("./current-build.mjs");
  const needed = all
    .filter(({ name, needs }) => needs && names.includes(name))
    .map(({ needs }) => all.find(({ name }) => name === needs))
    .filter((step) => !isCurrent(envOf(step, env)))
    .map(({ name }) => name);
  return all.filter(({ name }) => [...names, ...needed].includes(name));
}

/** The environment of a step. @param {Step} step */
function envOf(step, { shared, sample }) {
  return { ...shared, ...(step.sample && sample), ...step.env };
}

/** LANDING_SCOPE of a sample with a page of every kind. */
function sampleScope() {
  const run = ["lib/site-build/cli/run.mjs", "lib/site-build/sample.ts"];
  return execFileSync(process.execPath, run, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  }).trim();
}

/**
 * Runs a command with its output in a file. A single step prints it right away.
 *
 * @param {Step} step
 * @returns {Promise<boolean>} whether it succeeded
 */
function runCommand({ name, command: [file, ...args] }, env, isSingle) {
  console.log(`=== ${name} ===`);
  const log = isSingle ? undefined : openSync(logOf(name), "w");
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: log ? ["ignore", log, log] : "inherit", env });
    child.once("error", (error) => console.error(`${name}: ${error.message}`));
    child.once("close", (code) => {
      if (log) closeSync(log);
      resolve(code === 0);
    });
  });
}

const logOf = (name) => path.join(RESULTS, `${name.replaceAll(" ", "-")}.log`);

/** @returns {Promise<Result>} */
async function runStep(step, env, isSingle) {
  const started = performance.now();
  const succeeded = await runCommand(step, env, isSingle);
  const seconds = (performance.now() - started) / 1000;
  let counts = { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 };
  try {
    counts = step.count?.() ?? counts;
  } catch (error) {
    console.error(`${step.name}: no report: ${error.message}`);
    counts = { passed: 0, failed: 1, skipped: 0 };
  }
  // A step that failed without a failed test has failed all the same.
  if (!succeeded && counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0 && !isSingle) printFailure(step);
  else console.log(`${step.name}: ${counts.passed} passed in ${Math.round(seconds)} s`);
  return { name: step.name, ...counts, seconds };
}

/** @param {Step} step */
function printFailure({ name }) {
  const lines = readFileSync(logOf(name), "utf8").trimEnd().split("\n");
  console.log(`\n=== ${name} failed ===\n${lines.slice(-LINES_SHOWN).join("\n")}`);
  console.log(
    `All of it: ${logOf(name)}. Alone: npm run ${release ? "test:release" : "test"} -- --only "${name}"\n`,
  );
}

/**
 * Runs steps side by side: always the first one whose prerequisites have ended and whose processes find a free core.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Result[]>} in the order of the steps
 */
async function runSteps(steps, environments) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  const isPending = (name) => [...running.keys(), ...waiting].some((step) => step.name === name);
  const busy = () => [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
  const mayStart = ({ after, needs, cores }) =>
    !isPending(after) && !isPending(needs) && busy() + cores <= CORES;
  const run = async (step) =>
    results.get(step.needs)?.failed > 0
      ? skipStep(step)
      : runStep(step, envOf(step, environments), steps.length === 1);
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(mayStart);
    if (next >= 0) {
      const [step] = waiting.splice(next, 1);
      const ended = run(step).then((result) => {
        results.set(step.name, result);
        running.delete(step);
      });
      running.set(step, ended);
    } else await Promise.race(running.values());
  }
  return steps.map(({ name }) => results.get(name));
}

/** @returns {Result} */
function skipStep({ name, needs }) {
  console.log(`${name}: not run: ${needs} failed`);
  return { name, passed: 0, failed: 1, skipped: 0, seconds: 0 };
}

/** @param {Result[]} results */
function printSummary(results) {
  console.log("\nstep               passed  failed  skipped  seconds");
  for (const { name, passed, failed, skipped, seconds } of results) {
    const numbers = [passed, failed, skipped, Math.round(seconds)].map((value, index) =>
      String(value).padStart([8, 8, 9, 9][index]),
    );
    console.log(name.padEnd(17) + numbers.join(""));
  }
  console.log(`${(performance.now() / 60_000).toFixed(1)} minutes in all, ${CORES} cores`);
}

/**
 * Removes the reports of the last run. The sample stays: where its inputs are the same, it is not built again. The types
 * of routes that the last build had go too: of a route that is gone since, they would be wrong.
 */
function emptyResults() {
  rmSync(".next/types", { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  for (const name of readdirSync(RESULTS)) {
    const file = path.join(RESULTS, name);
    if (file !== SAMPLE) rmSync(file, { recursive: true });
  }
}

const { only, release } = parseArgs({
  options: { only: { type: "string", multiple: true }, release: { type: "boolean", default: false } },
}).values;
installPackages();
emptyResults();
const browser = await ensureBrowser().catch((error) => console.error(error.message));
const environments = {
  shared: {
    ...process.env,
    // Programs of the packages, without `npx`, which takes a second to find each.
    PATH: [path.resolve("node_modules/.bin"), process.env.PATH].join(path.delimiter),
    ...(browser && { CHROMIUM_PATH: browser }),
    // The settings of a build are no matter of the checks.
    LANDING_SCOPE: "",
  },
  sample: { BUILD_ROOT: SAMPLE, LANDING_SCOPE: sampleScope() },
};
const steps = await chooseSteps(stepsOf({ release }), only, environments);
const results = await runSteps(steps, environments);
printSummary(results);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const skipped = total("skipped");
console.log(
  `${total("passed")} passed, ${total("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = total("failed") > 0 ? 1 : 0;
