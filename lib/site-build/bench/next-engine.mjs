import { spawnSync } from "node:child_process";
import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";

/** One service, four industries, all cities. */
const SAMPLE = "services=live-chat-support;industries=plumbing,dental-practices,family-law,hotels";
/** The same build with one landing page: measures start-up and the other pages. */
const BASELINE = "services=live-chat-support;industries=plumbing;cities=glasgow";

/** Builds a copy of the project without our engine; returns the pages and seconds of the sample beyond the baseline. */
export function measureNextEngine(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const entry of ["app", "components", "content", "lib", "packages", "public", "node_modules"]) {
    // `public` may be empty, and git does not keep empty folders.
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
  const baseline = build(folder, BASELINE);
  const sample = build(folder, SAMPLE);
  rmSync(folder, { recursive: true, force: true });
  return { pages: sample.pages - baseline.pages, seconds: sample.seconds - baseline.seconds };
}

/** Builds the copy and reads the number of generated pages and the time from Next's output. */
function build(cwd, scope) {
  const env = { ...process.env, LANDING_ENGINE: "next", LANDING_SCOPE: scope, BUILD_ROOT: "" };
  const { stdout, stderr, status } = spawnSync("npx", ["next", "build"], { cwd, env, encoding: "utf8" });
  const [, pages, seconds, unit] = /\((\d+)\/\1\) in ([\d.]+)(ms|s|min)/.exec(stdout) ?? [];
  if (status !== 0 || !pages)
    throw new Error(`next build failed with LANDING_ENGINE=next:\n${stdout}\n${stderr}`);
  return { pages: Number(pages), seconds: Number(seconds) * { ms: 0.001, s: 1, min: 60 }[unit] };
}
