import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";

/** Pages of the sample: one service, four industries, all cities. */
const SAMPLE = "services=live-chat-support;industries=plumbing,dental-practices,family-law,hotels";
/** The same build with one landing page: what is left is start-up and the ordinary pages. */
const BASELINE = "services=live-chat-support;industries=plumbing;cities=glasgow";

/**
 * Lets Next render a sample of landing pages by itself, in a copy of the project on tmpfs.
 *
 * @param {string} folder where the copy goes
 * @returns {{ pages: number, seconds: number }} the sample's pages and what they took beyond the baseline
 */
export function measureNextEngine(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const entry of ["app", "components", "content", "lib", "packages", "public", "node_modules"]) {
    // Git keeps no empty folder: there may be no public files.
    if (!existsSync(entry)) continue;
    cpSync(entry, path.join(folder, entry), { recursive: true, verbatimSymlinks: true });
  }
  for (const file of [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "next.config.mjs",
    "export-kit.config.mjs",
    "postcss.config.mjs",
  ]) {
    cpSync(file, path.join(folder, file));
  }
  const baseline = generate(folder, BASELINE);
  const sample = generate(folder, SAMPLE);
  rmSync(folder, { recursive: true, force: true });
  return { pages: sample.pages - baseline.pages, seconds: sample.seconds - baseline.seconds };
}

/** One build; Next itself says how many pages it generated and how long that took. */
function generate(cwd, scope) {
  const env = { ...process.env, LANDING_ENGINE: "next", LANDING_SCOPE: scope, BUILD_ROOT: "" };
  const { stdout, stderr, status } = spawnSync("npx", ["next", "build"], { cwd, env, encoding: "utf8" });
  const [, pages, seconds, unit] = /\((\d+)\/\1\) in ([\d.]+)(ms|s|min)/.exec(stdout) ?? [];
  if (status !== 0 || !pages) throw new Error(`the build with Next's engine failed:\n${stdout}\n${stderr}`);
  return { pages: Number(pages), seconds: Number(seconds) * { ms: 0.001, s: 1, min: 60 }[unit] };
}
