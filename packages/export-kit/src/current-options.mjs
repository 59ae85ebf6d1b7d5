// @ts-check
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { checkOptions } from "./check-options.mjs";

/** @typedef {import("./options").ExportKitOptions} Options */

/** The file of the site's options, which the command line reads too. */
export const CONFIG_FILE = "export-kit.config.mjs";

/**
 * Where the options are while Next builds. Global: Next loads `next.config.ts` and the adapter as two copies of this module.
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
  checkOptions(options);
  return options;
}
