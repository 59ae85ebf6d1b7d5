/**
 * `npm test`: everything that has to hold, from formatting to the finished site in a browser.
 * Ends with the line `N passed, N failed`. All steps run, so that one run shows all that is wrong.
 * `--only "unit tests"` runs one step; the option may be repeated.
 *
 * @see docs/decisions/0039-own-test-runner.md
 */
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./browser.mjs";
import { installPackages } from "./install.mjs";
import { RESULTS, STEPS } from "./test-steps.mjs";

/** One more than the cores: steps often wait for the disk. */
const AT_A_TIME = availableParallelism() + 1;

/** @typedef {import("./test-steps.mjs").Step} Step */
/** @typedef {import("./test-steps.mjs").Counts & { name: string, seconds: number }} Result */

/** The steps asked for, or all; with the build where one needs it and `out` was made from other inputs. */
async function chooseSteps(names) {
  if (!names) return STEPS;
  const unknown = names.filter((name) => STEPS.every((step) => step.name !== name));
  if (unknown.length > 0) {
    console.error(`--only: expected one of ${STEPS.map(({ name }) => name).join(", ")}, got “${unknown}”`);
    process.exit(1);
  }
  // Imported here: before the installation its packages may not exist.
  const { isCurrent } = await import("./build.mjs");
  const needed = isCurrent()
    ? []
    : STEPS.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
  return STEPS.filter(({ name }) => [...names, ...needed].includes(name));
}

/**
 * Runs a command. Beside others it prints its output as a whole when it ends.
 *
 * @param {Step} step
 * @returns {Promise<boolean>} whether it succeeded
 */
function runCommand({ name, command: [file, ...args] }, env, beside) {
  console.log(`\n=== ${name} ===`);
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: beside ? ["ignore", "pipe", "pipe"] : "inherit", env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.once("error", (error) => (output += `${error.message}\n`));
    child.once("close", (code) => {
      if (beside) console.log(`\n=== ${name}, ended with code ${code} ===\n${output}`);
      resolve(code === 0);
    });
  });
}

/** @returns {Promise<Result>} */
async function runStep(step, env, beside) {
  const started = performance.now();
  const succeeded = await runCommand(step, env, beside);
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
  return { name: step.name, ...counts, seconds };
}

/**
 * Runs steps side by side: always the first one whose prerequisites have ended. When nothing runs, any such step may
 * start, also one that has to be alone: as long as prerequisites form no circle, no step waits for ever.
 *
 * @param {readonly Step[]} steps
 * @returns {Promise<Result[]>} in the order of the steps
 */
async function runSteps(steps, env) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  const isPending = (name) => running.has(name) || waiting.some((step) => step.name === name);
  const mayStart = ({ after, needs, alone }) =>
    !isPending(after) && !isPending(needs) && (!alone || running.size === 0);
  const isOneAlone = () => steps.some(({ name, alone }) => alone && running.has(name));
  const run = async (step) =>
    results.get(step.needs)?.failed > 0 ? skipStep(step) : runStep(step, env, steps.length > 1);
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex(mayStart);
    if (next >= 0 && running.size < AT_A_TIME && !isOneAlone()) {
      const [step] = waiting.splice(next, 1);
      const ended = run(step).then((result) => {
        results.set(step.name, result);
        running.delete(step.name);
      });
      running.set(step.name, ended);
    } else await Promise.race(running.values());
  }
  return steps.map(({ name }) => results.get(name));
}

/** @returns {Result} */
function skipStep({ name, needs }) {
  console.log(`\n=== ${name} ===\nnot run: ${needs} failed`);
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
  console.log(`${(performance.now() / 60_000).toFixed(1)} minutes in all, ${AT_A_TIME} steps at a time`);
}

const { only } = parseArgs({ options: { only: { type: "string", multiple: true } } }).values;
installPackages();
const steps = await chooseSteps(only);
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const browser = await ensureBrowser().catch((error) => console.error(error.message));
const results = await runSteps(steps, {
  ...process.env,
  // Programs of the packages, without `npx`, which takes a second to find each.
  PATH: [path.resolve("node_modules/.bin"), process.env.PATH].join(path.delimiter),
  ...(browser && { CHROMIUM_PATH: browser }),
});
printSummary(results);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const skipped = total("skipped");
console.log(
  `${total("passed")} passed, ${total("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = total("failed") > 0 ? 1 : 0;
