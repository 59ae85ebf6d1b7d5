// @ts-check
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { variableNames } from "./settings.mjs";

/** @typedef {import("./options").ExportKitOptions} Options */

/** What no build reads: output of builds and tests, packages (the lock file names them), files that begin with a dot. */
const NO_INPUT =
  /^(?:\..*|node_modules|out|coverage|test-results|playwright-report|next-env\.d\.ts|.*\.tsbuildinfo|README\.md)$/;

/**
 * Everything a build reads, from the project's root.
 *
 * @param {string} root
 * @param {Options} options
 * @returns {readonly string[]}
 */
export function inputPaths(root, { inputs = {} }) {
  return (
    inputs.paths ??
    readdirSync(root)
      .filter((name) => !NO_INPUT.test(name))
      .sort()
  );
}

/**
 * Hash over all inputs of a build: the same hash, the same site.
 *
 * @param {string} root the project's root
 * @param {Options} options
 * @param {Record<string, string>} [settings] variables that are other than in the environment
 * @returns {string} hexadecimal SHA-256
 */
export function hashInputs(root, options, settings = {}) {
  const hash = createHash("sha256").update(`node ${process.versions.node}\n`);
  const env = { ...process.env, ...settings };
  const variables = [...(options.inputs?.variables ?? []), variableNames(options).engine];
  for (const variable of variables) hash.update(`${variable}=${env[variable] ?? ""}\n`);
  for (const file of inputPaths(root, options).flatMap((input) => filesBelow(root, input))) {
    hash.update(`${file}\n`).update(
      createHash("sha256")
        .update(readFileSync(path.join(root, file)))
        .digest(),
    );
  }
  return hash.digest("hex");
}

/**
 * Files below a path, sorted. Tests are left out: they change nothing that is built.
 *
 * @param {string} root
 * @param {string} input
 * @returns {string[]}
 */
function filesBelow(root, input) {
  let entries;
  try {
    entries = readdirSync(path.join(root, input), { withFileTypes: true });
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === "ENOTDIR") return [input];
    if (code === "ENOENT") return [];
    throw error;
  }
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${input}/${entry.name}`;
      if (entry.isDirectory()) return entry.name === "node_modules" ? [] : filesBelow(root, file);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [file];
    });
}
