// @ts-check
/** Builds an application, and serves it with the package's server. */
import { execFile, spawn } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Without the variables that were meant for builds of this repository. */
const ENVIRONMENT = /** @type {NodeJS.ProcessEnv} */ ({
  ...process.env,
  BUILD_ROOT: "",
  EXPORT_KIT_ENGINE: "",
  EXPORT_KIT_SHARD: "",
  NEXT_TELEMETRY_DISABLED: "1",
  NODE_ENV: "production",
});

/** Folder of the site that Next's own engine writes. */
const BY_NEXT = "by-next";

/**
 * A served application.
 *
 * @typedef {object} Site
 * @property {import("playwright").Browser} browser
 * @property {string} origin
 */

/**
 * @param {string} app
 * @param {{ options?: readonly string[], env?: Record<string, string> }} [more] for Next
 * @throws {Error} with the output of the build
 */
export async function build(app, { options = [], env = {} } = {}) {
  try {
    await run(process.execPath, ["node_modules/next/dist/bin/next", "build", ...options], {
      cwd: app,
      env: { ...ENVIRONMENT, ...env },
    });
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    throw new Error(`the build failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/**
 * Renders all pages with Next's own engine, from the code that the build before compiled.
 *
 * @param {string} app
 * @returns {Promise<string>} folder of the site
 */
export async function renderWithNext(app) {
  // With this file, Next would export the shells again.
  rmSync(path.join(app, ".next/prerender-manifest.json"), { force: true });
  await build(app, {
    options: ["--experimental-build-mode", "generate"],
    env: { EXPORT_KIT_ENGINE: "next", BUILD_ROOT: BY_NEXT },
  });
  return path.join(app, BY_NEXT, "out");
}

/**
 * @param {string} app
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serve(app) {
  const server = spawn(process.execPath, ["node_modules/export-kit/bin/export-kit.mjs", "serve"], {
    cwd: app,
    env: { ...ENVIRONMENT, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("close", resolve));
  const close = async () => {
    server.kill();
    await ended;
  };
  for await (const line of createInterface({ input: server.stdout })) {
    const origin = /http:\/\/\S+/.exec(line)?.[0];
    if (origin) return { origin, close };
  }
  throw new Error("export-kit serve ended without printing its URL");
}

/**
 * Lists the HTML files of a finished site, except for its 404 pages.
 *
 * @param {string} out
 */
export function listPages(out) {
  return readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !/^(404|_.*)\.html$/.test(file))
    .map((file) => file.split(path.sep).join("/"))
    .sort();
}

/** The path of a page. @param {string} file */
export function addressOf(file) {
  return `/${file.replace(/(^index)?\.html$/, "")}`;
}
