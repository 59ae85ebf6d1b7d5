// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** @typedef {import("./options").ExportKitOptions} Options */
/** @typedef {{ number: number, count: number }} Shard */

/** The site's options, where the command line finds them too. */
export const CONFIG_FILE = "export-kit.config.mjs";

/** @type {Options | undefined} */
let current;

/** Keeps the options that `next.config.mjs` was written with, for the adapter. @param {Options} options */
export function setOptions(options) {
  current = options;
}

/** The options of the build that is going on. @returns {Options} */
export function getOptions() {
  if (!current) throw new Error("export-kit: the adapter is used without exportKit() in next.config.mjs");
  return current;
}

/**
 * The options for the command line.
 *
 * @param {string} projectDir
 * @returns {Promise<Options>} those of `export-kit.config.mjs`; none where there is no such file
 */
export async function loadOptions(projectDir) {
  const file = path.join(projectDir, CONFIG_FILE);
  if (!existsSync(file)) return {};
  const { default: options } = await import(pathToFileURL(file).href);
  return options;
}

/** Names of the variables that choose the engine and the shard. @param {Options} options */
export function variableNames({ variables = {} }) {
  return { engine: variables.engine ?? "EXPORT_KIT_ENGINE", shard: variables.shard ?? "EXPORT_KIT_SHARD" };
}

/**
 * What the environment asks of a build.
 *
 * @param {Options} options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ engine: "adapter" | "next", shard: Shard | undefined }}
 * @throws {Error} that names a variable with a value it cannot have
 */
export function readSettings(options, env = process.env) {
  const names = variableNames(options);
  const engine = env[names.engine] || "adapter";
  if (engine !== "adapter" && engine !== "next")
    throw new Error(`${names.engine}: expected “adapter” or “next”, got “${engine}”`);
  const shard = parseShard(names.shard, env[names.shard]);
  if (shard && engine === "next")
    throw new Error(`${names.shard}: Next's own engine renders all pages; leave ${names.engine} out`);
  return { engine, shard };
}

/**
 * @param {string} name of the variable
 * @param {string | undefined} value `2/8`
 * @returns {Shard | undefined} undefined where the whole site is built
 */
function parseShard(name, value) {
  if (!value) return undefined;
  const [, number = 0, count = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? []).map(Number);
  if (!number || number > count)
    throw new Error(`${name}: expected the number of a shard and how many there are, 2/8, got “${value}”`);
  return { number, count };
}
