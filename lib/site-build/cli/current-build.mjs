import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashInputs, hashUnobserved, isCompiled } from "../../../packages/export-kit/src/inputs.mjs";
import { BUILD_RECORD, OUT } from "../../../packages/export-kit/src/paths.mjs";
import options from "../../../export-kit.config.mjs";
import { run } from "./install.mjs";

/**
 * Builds the site unless `out` is current: nothing has changed since it was built. If content alone has changed, Next does not
 * compile again, and may have nothing to do at all: see docs/decisions/0091-builds-link-what-has-not-changed.md.
 */
export function buildIfStale() {
  // A shard is always built: `out` says nothing about it.
  if (!process.env.LANDING_SHARD && isCurrent()) {
    console.log("The site in out/ is current.");
    return;
  }
  // In this mode Next only renders, with the code in `.next`.
  const root = process.cwd();
  const mode = isCompiled(root, hashUnobserved(root, options))
    ? ["--experimental-build-mode", "generate"]
    : [];
  // Not by npx, which takes half a second to find it.
  run(process.execPath, ["node_modules/next/dist/bin/next", "build", ...mode]);
}

/**
 * Whether `out` exists and was built from the present content, code and settings.
 *
 * @param {Record<string, string>} [env] overrides the environment, BUILD_ROOT too
 */
export function isCurrent(env = {}) {
  const root = path.join(process.cwd(), env.BUILD_ROOT ?? "");
  try {
    const record = JSON.parse(readFileSync(path.join(root, BUILD_RECORD), "utf8"));
    const inputs = hashInputs(process.cwd(), options, env);
    return existsSync(path.join(root, OUT, "index.html")) && record.inputs === inputs;
  } catch {
    // No record, or one that was cut off.
    return false;
  }
}
