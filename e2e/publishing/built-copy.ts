/**
 * A copy of the project that keeps Next's export. The engine's work on the export can then be repeated, killed or run
 * on a full disk within seconds.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { STAGED_SITE, STAGING } from "@/packages/export-kit/src/paths.mjs";
import {
  copyProject,
  copyTree,
  NEXT_BUILD,
  removeTree,
  type Environment,
  type ProjectCopy,
  type Run,
} from "../project-copy";

export interface CompleteOptions {
  killAt?: number;
  /** Called when the export is in the staging folder. */
  beforehand?: () => void;
}

export interface BuiltCopy extends ProjectCopy {
  /**
   * Runs the part of a build that follows Next's export, on a fresh copy of the export.
   *
   * @param env BUILD_ROOT is relative to the copy's folder
   */
  complete(env: Environment, options?: CompleteOptions): Promise<Run>;
}

const EXPORT = "export";
const COMPLETE = "complete.mjs";
/** Without next.config.mjs, which would check the content again: the copy's build has. */
const COMPLETE_SOURCE = `import { exportKit } from "export-kit";
import adapter from "./packages/export-kit/src/adapter.mjs";
import options from "./export-kit.config.mjs";
await exportKit({}, options)("phase-production-build");
await adapter.modifyConfig({});
await adapter.onBuildComplete({ projectDir: process.cwd() });
`;

/**
 * Copies the project and builds the site there.
 *
 * @param env variables of the build
 * @throws Error with the build's output if it fails
 */
export async function buildCopy(root: string, env: Environment): Promise<BuiltCopy> {
  // Builds have to work in folders with a space and with letters beyond ASCII.
  const copy = copyProject(root, "clydeline ü ");
  const at = (...parts: string[]) => path.join(copy.folder, ...parts);
  writeFileSync(at(COMPLETE), COMPLETE_SOURCE);
  // Overrides variables of the build that this process may be part of. The engine is an input, so it stays unset.
  const defaults = { BUILD_ROOT: "", LANDING_ENGINE: "", LANDING_SHARD: "", NODE_ENV: "production" };
  const run: ProjectCopy["run"] = (command, more = {}, killAt) =>
    copy.run(command, { ...defaults, ...env, ...more }, killAt);

  const capture = captureExport(copy.folder);
  const { code, output } = await run(NEXT_BUILD);
  capture.end();
  if (code !== 0) {
    copy.remove();
    throw new Error(`next build failed in a copy of the project:\n${output}`);
  }
  return {
    ...copy,
    run,
    async complete(more, { killAt, beforehand } = {}) {
      const buildRoot = more.BUILD_ROOT ?? "";
      removeTree(at(buildRoot, STAGING));
      mkdirSync(at(buildRoot, STAGING), { recursive: true });
      copyTree(at(EXPORT), at(buildRoot, STAGED_SITE));
      beforehand?.();
      return run([process.execPath, COMPLETE], more, killAt);
    },
  };
}

/**
 * Makes the build keep a copy of Next's export. Next prefers `next.config.js` to `next.config.mjs`, which stays
 * unchanged because the build id depends on it.
 */
function captureExport(folder: string): { end(): void } {
  const files = {
    "next.config.js": `module.exports = async (phase) => {
  const { default: config } = await import("./next.config.mjs");
  return { ...(await config(phase)), adapterPath: require.resolve("./capture.mjs") };
};
`,
    "capture.mjs": `import { cpSync } from "node:fs";
import adapter from "./packages/export-kit/src/adapter.mjs";
const copy = () => cpSync(${JSON.stringify(STAGED_SITE)}, ${JSON.stringify(EXPORT)}, { recursive: true });
const onBuildComplete = (context) => (copy(), adapter.onBuildComplete(context));
export default { ...adapter, onBuildComplete };
`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return { end: () => Object.keys(files).forEach((name) => rmSync(path.join(folder, name))) };
}
