import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

/**
 * Installs the packages of the lock file when they are not there or older than it.
 * Uses nothing but Node: it runs before there is a package.
 */
export function installPackages() {
  // npm writes this file last; without it an installation was cut off.
  const installed = "node_modules/.package-lock.json";
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs) return;
  console.log("Installing packages (npm ci) ...");
  // No script of a package runs here; a check of the lock file sees to it that none has to.
  run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
}

/**
 * Runs a command with its output shown.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (error) throw error;
  if (status !== 0) throw new Error(`${[command, ...args].join(" ")} ended with code ${status}`);
}
