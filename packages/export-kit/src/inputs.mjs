// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashFiles } from "./hash-files.mjs";
import { COMPILED } from "./paths.mjs";
import { readSettings } from "./settings.mjs";

/** @typedef {import("./options").ExportKitOptions} Options */

/** Names in a project's root that no build reads: output of builds and tests, packages (the lock file lists them), the README, dotfiles. */
const NO_INPUT =
  /^(?:\..*|node_modules|out|coverage|test-results|playwright-report|next-env\.d\.ts|.*\.tsbuildinfo|README\.md)$/;

/**
 * Hashes all inputs of a build: files and environment variables. Builds with the same hash write the same site, with any
 * version of Node that the package supports.
 *
 * @param {string} root the project's root
 * @param {Options} options
 * @param {Record<string, string>} [settings] variables that override the environment
 * @returns {string} hexadecimal SHA-256
 */
export function hashInputs(root, options, settings = {}) {
  return hashPaths(root, options, settings, pathsOf(root, options));
}

/**
 * Identifies the inputs of a build without the files whose reads are recorded. After a change of them every page is rendered;
 * after one of Node's version too, because linked pages are not written by it.
 *
 * @param {string} root the project's root
 * @param {Options} options
 * @returns {string} the version and a hash
 */
export function hashUnobserved(root, options) {
  const { observed = [] } = options.inputs ?? {};
  const paths = pathsOf(root, options).filter((name) => !observed.includes(name));
  // The packages that are installed: the lock file may be newer.
  paths.push("node_modules/.package-lock.json");
  return `${process.version} ${hashPaths(root, options, {}, paths)}`;
}

/**
 * Whether Next's code and the engine's bundle, both in `.next`, were made from the present code, settings and packages.
 *
 * @param {string} root the project's root
 * @param {string} unobserved their hash, see `hashUnobserved`
 * @returns {boolean}
 */
export function isCompiled(root, unobserved) {
  const file = path.join(root, COMPILED);
  return existsSync(file) && readFileSync(file, "utf8") === unobserved;
}

/** @param {string} root @param {Options} options */
function pathsOf(root, { inputs }) {
  return inputs?.paths ?? readdirSync(root).filter((name) => !NO_INPUT.test(name));
}

/**
 * @param {string} root
 * @param {Options} options
 * @param {Record<string, string>} settings
 * @param {readonly string[]} paths
 */
function hashPaths(root, options, settings, paths) {
  const env = { ...process.env, ...settings };
  const hash = createHash("sha256");
  for (const name of options.inputs?.variables ?? []) hash.update(`${name}=${env[name] ?? ""}\n`);
  // Not its variable: a build sets it to the default, and a merge does not.
  hash.update(`engine=${readSettings(options, env).engine}\n`);
  return hash.update(hashFiles(root, [...paths].sort())).digest("hex");
}
