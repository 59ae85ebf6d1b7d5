// @ts-check
/** The options of a site: checked, handed from its configuration of Next to the adapter, and loaded for commands. */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

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

/** Names within each option, or within the objects of its list. @type {{ [Name in keyof Required<Options>]: readonly string[] }} */
const KNOWN = {
  collections: ["route", "module"],
  harden: ["policy"],
  hosts: ["cacheRules", "specialTypes", "redirects", "pageHeaders"],
  offline: ["pages", "files"],
  publish: ["prefetchPayloads", "largeFiles"],
  hooks: [],
  inputs: ["paths", "observed", "variables"],
  variables: ["engine", "shard", "commit"],
  external: [],
};

/** Of Content-Security-Policy and Trusted Types. Browsers ignore others. */
const DIRECTIVES = [
  ...["default-src", "script-src", "script-src-attr", "script-src-elem", "style-src", "style-src-attr"],
  ...["style-src-elem", "img-src", "font-src", "connect-src", "media-src", "object-src", "frame-src"],
  ...["fenced-frame-src", "child-src", "worker-src", "manifest-src", "base-uri", "form-action"],
  ...["frame-ancestors", "sandbox", "report-to", "report-uri", "require-trusted-types-for", "trusted-types"],
  "upgrade-insecure-requests",
];

/**
 * Refuses misspelt names, which nothing else would notice.
 *
 * @param {Options} options
 * @throws {Error} that names the unknown option or directive, and the known ones
 */
export function checkOptions(options) {
  check("", options, Object.keys(KNOWN));
  for (const [name, known] of Object.entries(KNOWN))
    for (const value of [/** @type {any} */ (options)[name]].flat()) check(`${name}.`, value, known);
  check("harden.policy.", options.harden && options.harden.policy, DIRECTIVES);
}

/** @param {string} where @param {unknown} value @param {readonly string[]} known */
function check(where, value, known) {
  if (typeof value !== "object" || value === null) return;
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Error(`export-kit: there is no option ${where}${unknown}, only ${known.join(", ")}`);
}
