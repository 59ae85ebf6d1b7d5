import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashInputs, hashUnobserved } from "../../../packages/export-kit/src/inputs.mjs";
import { BUILD_RECORD, COMPILED, OUT } from "../../../packages/export-kit/src/paths.mjs";
import options from "../../../export-kit.config.mjs";
import { run } from "./install.mjs";

/** Builds the site unless `out` was built from these very inputs. A shard is built again: it is no site. */
export function buildIfStale() {
  if (!process.env.LANDING_SHARD && isCurrent()) {
    console.log("The site in out/ is current.");
    return;
  }
  run("npx", ["next", "build", ...(isCompiled() ? ["--experimental-build-mode", "generate"] : [])]);
}

/** Whether Next has compiled this very code, with these settings and packages: then it only renders. */
function isCompiled() {
  return existsSync(COMPILED) && readFileSync(COMPILED, "utf8") === hashUnobserved(process.cwd(), options);
}

/**
 * Whether `out` exists and was made from the present content, code and settings.
 *
 * @param {Record<string, string>} [env] with the settings, and BUILD_ROOT
 */
export function isCurrent(env = {}) {
  const root = path.join(process.cwd(), env.BUILD_ROOT ?? "");
  try {
    const record = JSON.parse(readFileSync(path.join(root, BUILD_RECORD), "utf8"));
    const inputs = hashInputs(process.cwd(), options, env);
    return existsSync(path.join(root, OUT, "index.html")) && record.inputs === inputs;
  } catch {
    // No record, or one that was cut off: build.
    return false;
  }
}
