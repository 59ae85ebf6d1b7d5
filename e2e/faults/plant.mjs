/**
 * `npm run test:faults`: plants each fault of `faults.mjs` in a copy of the last commit, and asks whether `npm test`
 * finds it; with `--release`, `npm run test:release`. Hours: by hand, when the tests themselves have changed.
 *
 * - `--list`: the faults, why somebody makes them, and whether they can still be planted
 * - `--fault <name>`: only this one; can be repeated
 * - `--only <step>`: as for `npm test`; can be repeated
 * - `--command "npx jest lib/seo"`: asks this command instead
 */
import { spawn, spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { FAULTS } from "./faults.mjs";

const LOCK_FILE = "package-lock.json";

const { values: options } = parseArgs({
  options: {
    list: { type: "boolean", default: false },
    release: { type: "boolean", default: false },
    fault: { type: "string", multiple: true },
    only: { type: "string", multiple: true, default: [] },
    command: { type: "string" },
  },
});

/** The file with the fault. @param {import("./faults.mjs").Fault} fault @throws Error if the table has to be mended */
function planted(root, { name, path: file, find, replace }) {
  const text = readFileSync(path.join(root, file), "utf8");
  const found = [...text.matchAll(new RegExp(find, find.flags.replace("g", "") + "g"))].length;
  if (found === 0 || (found > 1 && !find.global))
    throw new Error(`${name} CANNOT BE PLANTED: ${file} has ${found} places that match ${find}`);
  return text.replace(find, replace);
}

/** A clone with the packages of this folder: nothing here is changed. */
function cloneProject(folder) {
  // Hard links: packages are removed and written anew, but never changed.
  const commands = [
    ["git", "clone", "--quiet", "--local", process.cwd(), folder],
    ["cp", "-RplP", "node_modules", path.join(folder, "node_modules")],
  ];
  for (const [file, ...args] of commands) {
    const { status, stderr } = spawnSync(file, args);
    if (status !== 0) throw new Error(`${file}: ${stderr}`);
  }
}

/** Writes a file, formatted: how it is set is not what is to be found. */
function write(root, file, text) {
  writeFileSync(path.join(root, file), text);
  spawnSync("node_modules/.bin/oxfmt", ["--no-error-on-unmatched-pattern", file], { cwd: root });
  // Packages older than the lock file would be installed again.
  const { mtime } = statSync(path.join(root, "node_modules/.package-lock.json"));
  utimesSync(path.join(root, LOCK_FILE), mtime, mtime);
}

/** @returns {Promise<{ passed: boolean, failed: string }>} and the steps that failed */
async function ask(root, log) {
  const door = ["npm", "run", "--silent", options.release ? "test:release" : "test", "--"];
  const [file, ...args] = options.command
    ? ["sh", "-c", options.command]
    : [...door, ...options.only.flatMap((step) => ["--only", step])];
  const output = openSync(log, "w");
  const child = spawn(file, args, { cwd: root, stdio: ["ignore", output, output] });
  const stop = () => child.kill();
  process.once("exit", stop);
  const code = await new Promise((resolve, reject) => child.once("error", reject).once("close", resolve));
  process.off("exit", stop);
  closeSync(output);
  return { passed: code === 0, failed: options.command ?? failedSteps(readFileSync(log, "utf8")) };
}

/** The steps that failed, by the summary at the end; without those that did not run because another failed. */
function failedSteps(text) {
  const [, summary = ""] = text.split(/^step +passed +failed.*$/m);
  const failed = [...summary.matchAll(/^(\S.*?) +\d+ +[1-9]\d* +\d+ +\d+$/gm)].map(([, name]) => name);
  const found = failed.filter((name) => !text.includes(`\n${name}: not run: `));
  return found.join(", ") || "no step: it ended before them";
}

async function main() {
  const unknown = (options.fault ?? []).filter((name) => FAULTS.every((fault) => fault.name !== name));
  if (unknown.length > 0) throw new Error(`--fault: there is none called ${unknown.join(", ")}: see --list`);
  const faults = FAULTS.filter(({ name }) => !options.fault || options.fault.includes(name));
  const problems = faults.flatMap((fault) => {
    try {
      planted(process.cwd(), fault);
      return [];
    } catch (error) {
      return [error.message];
    }
  });
  for (const { name, path: file, why, release } of faults)
    if (options.list) console.log(`${name}${release ? " (release)" : ""}\n  ${file}\n  ${why}`);
  if (problems.length > 0) throw new Error(`${problems.join("\n")}\nMend e2e/faults/faults.mjs.`);
  if (options.list) return;

  const folder = mkdtempSync(path.join(tmpdir(), "faults-"));
  const [root, logs] = [path.join(folder, "project"), path.join(folder, "logs")];
  process.once("exit", () => rmSync(root, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  mkdirSync(logs);
  cloneProject(root);
  write(root, LOCK_FILE, readFileSync(path.join(root, LOCK_FILE)));

  console.log(`The output of each run is in ${logs}.`);
  const sound = await ask(root, path.join(logs, "nothing-planted.log"));
  if (!sound.passed) throw new Error(`without any fault: failed by ${sound.failed}`);
  let missed = 0;
  for (const fault of faults) {
    const original = readFileSync(path.join(root, fault.path), "utf8");
    write(root, fault.path, planted(root, fault));
    const { passed, failed } = await ask(root, path.join(logs, `${fault.name}.log`));
    write(root, fault.path, original);
    const isForRelease = fault.release && !options.release;
    if (passed && !isForRelease) missed += 1;
    const answer = passed ? `NOT FOUND${isForRelease ? " (a matter of test:release)" : ""}` : failed;
    console.log(`${fault.name.padEnd(28)}${fault.path.padEnd(60)}${answer}`);
  }
  console.log(`${faults.length} planted, ${missed} missed`);
  process.exitCode = missed > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
