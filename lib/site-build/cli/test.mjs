/**
 * `npm test`: everything that has to hold, from formatting to the finished site in a browser.
 * Ends with the line `N passed, N failed`. All steps run, so that one run shows all that is wrong.
 * `--only "unit tests"` runs one step; the option may be repeated.
 */
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowser } from "./browser.mjs";
import { installPackages } from "./install.mjs";
import { RESULTS, STAGES } from "./test-steps.mjs";

/** @typedef {import("./test-steps.mjs").Step} Step */
/** @typedef {import("./test-steps.mjs").Result} Result */

/** The steps asked for, or all; with the build where one needs it and `out` is not of the present inputs. */
async function chooseStages(names) {
  if (!names) return STAGES;
  const all = STAGES.flat();
  const unknown = names.filter((name) => all.every((step) => step.name !== name));
  if (unknown.length > 0) {
    console.error(`--only: expected one of ${all.map(({ name }) => name).join(", ")}, got “${unknown}”`);
    process.exit(1);
  }
  const chosen = new Set(names);
  const needed = all.filter(({ name, needs }) => chosen.has(name) && needs && !chosen.has(needs));
  // Loaded now: before the installation its packages may not exist.
  const { isCurrent } = await import("./build.mjs");
  if (needed.length > 0 && !isCurrent()) for (const { needs } of needed) chosen.add(needs);
  return STAGES.map((steps) => steps.filter(({ name }) => chosen.has(name)));
}

/**
 * Runs a command.
 *
 * @param {string[]} command
 * @param {boolean} together shows the output whole when the command has ended
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
function runCommand([file, ...args], env, together) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { stdio: together ? ["ignore", "pipe", "pipe"] : "inherit", env });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    }
    child.once("error", (error) => resolve({ succeeded: false, output: `${output}${error.message}\n` }));
    child.once("close", (code) => resolve({ succeeded: code === 0, output }));
  });
}

/**
 * @param {Step} step
 * @param {boolean} beside whether other steps run at the same time
 * @returns {Promise<Result>}
 */
async function runStep({ name, command, count }, env, beside) {
  const heading = `\n=== ${name} ===`;
  if (!beside) console.log(heading);
  const started = performance.now();
  const { succeeded, output } = await runCommand(command, env, beside);
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(beside ? `${heading}\n${output}` : output);
  let counts = { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  if (count) {
    try {
      counts = count();
    } catch (error) {
      console.error(`${name}: no result to read: ${error.message}`);
      counts = { passed: 0, failed: 1, skipped: 0 };
    }
    // A step that failed without a failed test has failed all the same.
    if (!succeeded && counts.failed === 0) counts.failed = 1;
  }
  return { name, ...counts, seconds };
}

/**
 * Runs the steps of a stage, as many side by side as there are cores.
 *
 * @param {Step[]} steps
 * @param {Result[]} earlier of the stages before
 * @returns {Promise<Result[]>} in the order of the steps
 */
async function runStage(steps, earlier, env) {
  const beside = steps.length > 1;
  if (beside) console.log(`\nside by side: ${steps.map(({ name }) => name).join(", ")}`);
  /** @type {Map<string, Promise<Result>>} */
  const started = new Map();
  const waiting = steps.values();
  const runNext = async () => {
    for (const step of waiting) {
      const needed = earlier.find(({ name }) => name === step.needs);
      const result =
        needed && needed.failed > 0
          ? notRun(step, needed)
          : Promise.resolve(started.get(step.after)).then(() => runStep(step, env, beside));
      started.set(step.name, result);
      await result;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runNext));
  return Promise.all(steps.map(({ name }) => started.get(name)));
}

/** @returns {Promise<Result>} */
async function notRun({ name }, needed) {
  console.log(`\n=== ${name} ===\nnot run: ${needed.name} failed`);
  return { name, passed: 0, failed: 1, skipped: 0, seconds: 0 };
}

function printSummary(results) {
  console.log("\nstep               passed  failed  skipped  seconds");
  for (const { name, passed, failed, skipped, seconds } of results) {
    const numbers = [passed, failed, skipped, Math.round(seconds)].map((value, index) =>
      String(value).padStart([8, 8, 9, 9][index]),
    );
    console.log(name.padEnd(17) + numbers.join(""));
  }
  // Less than the sum: some steps ran side by side.
  console.log(`in all ${(performance.now() / 60_000).toFixed(1)} minutes`);
}

const { only } = parseArgs({ options: { only: { type: "string", multiple: true } } }).values;
installPackages();
const stages = await chooseStages(only);
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
const env = {
  ...process.env,
  // Programs of the packages, without `npx`, which takes a second to find each.
  PATH: [path.resolve("node_modules/.bin"), process.env.PATH].join(path.delimiter),
  ...(browser ? { CHROMIUM_PATH: browser } : {}),
};
for (const steps of stages) results.push(...(await runStage(steps, results, env)));
printSummary(results);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
const skipped = total("skipped");
console.log(
  `${total("passed")} passed, ${total("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = total("failed") > 0 ? 1 : 0;
