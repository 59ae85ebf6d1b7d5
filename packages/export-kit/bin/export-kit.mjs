#!/usr/bin/env node
// @ts-check
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

/** @typedef {{ run: (args: string[], options: import("../src/options").ExportKitOptions) => unknown }} Command */

/** README.md lists the commands. @type {{ [name: string]: (() => Promise<Command>) | undefined }} */
const COMMANDS = {
  serve: () => import("../src/commands/serve.mjs"),
  precompress: () => import("../src/commands/precompress.mjs"),
  merge: () => import("../src/commands/merge.mjs"),
  plan: () => bundled("plan"),
  hosts: () => bundled("hosts"),
};

/** @param {string} name of a command in TypeScript */
async function bundled(name) {
  const { bundle } = await import("../src/bundle.mjs");
  const entry = fileURLToPath(new URL(`../src/commands/${name}.ts`, import.meta.url));
  return createRequire(import.meta.url)(await bundle(process.cwd(), entry));
}

const [name = "", ...args] = process.argv.slice(2);
try {
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new Error(`usage: export-kit ${Object.keys(COMMANDS).sort().join("|")}, got “${name}”`);
  const { loadOptions } = await import("../src/settings.mjs");
  const { run } = await load();
  await run(args, await loadOptions(process.cwd()));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
