// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** @typedef {import("./options").ExportKitOptions} Options */
/** @typedef {{ number: number, count: number }} Shard */

/** The file of the site's options, which the command line reads too. */
export const CONFIG_FILE = "export-kit.config.mjs";

/**
 * Where the options are while Next builds. Global: Next loads `next.config.ts` and the adapter as two copies of this
 * module.
 */
const CURRENT = Symbol.for("export-kit.options");
const shared = /** @type {{ [CURRENT]?: Options }} */ (globalThis);

/** Stores the options from the configuration of Next for the adapter. @param {Options} options */
export function setOptions(options) {
  shared[CURRENT] = options;
}

/** The options of the current build. @returns {Options} */
export function getOptions() {
  const options = shared[CURRENT];
  if (!options)
    throw new Error(
      "export-kit: write “export default exportKit(config, options)” in the configuration of Next",
    );
  return options;
}

/**
 * Loads the options for the command line.
 *
 * @param {string} projectDir
 * @returns {Promise<Options>} those of `export-kit.config.mjs`; empty if there is no such file
 */
export async function loadOptions(projectDir) {
  const file = path.join(projectDir, CONFIG_FILE);
  if (!existsSync(file)) return {};
  const { default: options } = await import(pathToFileURL(file).href);
  return options;
}

/** Names of the environment variables that select the engine and the shard and name the commit. @param {Options} options */
export function variableNames({ variables = {} }) {
  return {
    engine: variables.engine ?? "EXPORT_KIT_ENGINE",
    shard: variables.shard ?? "EXPORT_KIT_SHARD",
    commit: variables.commit ?? "EXPORT_KIT_COMMIT",
  };
}

/**
 * Reads the settings of a build from the environment.
 *
 * @param {Options} options
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ engine: "adapter" | "next", shard: Shard | undefined }}
 * @throws {Error} that names a variable with an invalid value
 */
export function readSettings(options, env = process.env) {
  const names = variableNames(options);
  const engine = env[names.engine] || "adapter";
  if (engine !== "adapter" && engine !== "next")
    throw new Error(`${names.engine}: expected “adapter” or “next”, got “${engine}”`);
  const shard = parseShard(names.shard, env[names.shard]);
  if (shard && engine === "next")
    throw new Error(`${names.shard}: with ${names.engine}=next Next renders all pages; unset one of the two`);
  return { engine, shard };
}

/**
 * @param {string} name of the variable
 * @param {string | undefined} value such as `2/8`
 * @returns {Shard | undefined} undefined for the whole site
 */
function parseShard(name, value) {
  if (!value) return undefined;
  const [, number = 0, count = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(value) ?? []).map(Number);
  if (!number || number > count)
    throw new Error(
      `${name}: expected the number of a shard and the number of shards, such as 2/8, got “${value}”`,
    );
  return { number, count };
}
