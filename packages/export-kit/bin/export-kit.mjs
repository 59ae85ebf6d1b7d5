#!/usr/bin/env node
// @ts-check
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * Bundled commands cannot find the package's sources: they get the bundler.
 *
 * @typedef {import("../src/options").ExportKitOptions} Options
 * @typedef {{ run: (args: string[], options: Options, bundler: typeof import("../src/bundle.mjs")) => unknown }} Command
 */

/** README.md lists the commands. @type {{ [name: string]: (() => Promise<Command>) | undefined }} */
const COMMANDS = {
  merge: () => import("../src/commands/merge.mjs"),
  serve: () => bundled("serve"),
  precompress: () => bundled("precompress"),
  deploy: () => bundled("deploy", ["@aws-sdk/client-s3"]),
  rollback: () => bundled("rollback"),
  hosts: () => bundled("hosts"),
  verify: () => bundled("verify"),
  why: () => import("../src/commands/why.mjs"),
};

/**
 * @param {string} name of a command in TypeScript
 * @param {string[]} [external] packages that the command loads from node_modules
 */
async function bundled(name, external = []) {
  const { bundle } = await import("../src/bundle.mjs");
  const { COMMAND_BUNDLES } = await import("../src/paths.mjs");
  const entry = fileURLToPath(new URL(`../src/commands/${name}.ts`, import.meta.url));
  return createRequire(import.meta.url)(await bundle(process.cwd(), entry, { external }, COMMAND_BUNDLES));
}

/** What README.md says about a command: its row of the table, and the section with its name. @param {string} name */
function describe(name) {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const [row = ""] = readme.split("\n").filter((line) => line.startsWith(`| \`export-kit ${name}`));
  const [section = ""] = readme.split(/^(?=##)/m).filter((text) => text.startsWith(`### export-kit ${name}`));
  return [...row.split(/ *\| */).filter(Boolean), "", section].join("\n").trim();
}

const USAGE = `usage: export-kit ${Object.keys(COMMANDS).sort().join("|")}, each with --help`;

const [name = "", ...args] = process.argv.slice(2);
try {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (name === "--help") console.log(USAGE);
  else if (!load) throw new Error(`${USAGE}. Got “${name}”`);
  else if (args.includes("--help")) console.log(describe(name));
  else {
    const { loadOptions } = await import("../src/current-options.mjs");
    const { run } = await load();
    await run(args, await loadOptions(process.cwd()), await import("../src/bundle.mjs"));
  }
} catch (error) {
  const { message, code, exitCode } = /** @type {NodeJS.ErrnoException & { exitCode?: number }} */ (error);
  console.error(message);
  process.exitCode = exitCode ?? (code?.startsWith("ERR_PARSE_ARGS") ? 2 : 1);
}
