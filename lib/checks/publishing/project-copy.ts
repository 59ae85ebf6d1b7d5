/**
 * A copy of the project in another folder, in which builds are killed and disks run full. It is built once, as
 * anywhere; Next's export is kept, and what follows an export can then be tried again and again in seconds.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { INPUTS, STAGED_SITE, STAGING } from "@/lib/site-build/build-paths.mjs";

export type Environment = Record<string, string>;

export interface Run {
  /** 0 where it succeeded; -1 where it was killed. */
  code: number;
  milliseconds: number;
  /** What it printed. */
  output: string;
}

export interface CompleteOptions {
  /** Without most of Next's pages: what is left has every kind of work that follows, in a fraction of the time. */
  thin?: boolean;
  killAfter?: number;
  /** Called when the export lies in the staging folder. */
  beforehand?: () => void;
}

export interface ProjectCopy {
  folder: string;
  /**
   * Runs what follows Next's export, on a fresh copy of it.
   *
   * @param env BUILD_ROOT from the copy's folder
   */
  complete(env: Environment, options?: CompleteOptions): Promise<Run>;
  /** Runs a command in the copy; after `killAfter` milliseconds its whole process group is killed. */
  run(command: string[], env?: Environment, killAfter?: number): Promise<Run>;
  remove(): void;
}

/** Without npx, which is a process more to wait for. */
export const NEXT_BUILD = [process.execPath, "node_modules/next/dist/bin/next", "build"];
/** Without the compiler, on what an earlier build has compiled. */
export const NEXT_EXPORT = [...NEXT_BUILD, "--experimental-build-mode", "generate"];
const EXPORT = "export";
const THIN_EXPORT = "thin-export";
/** Folders of the export with nine pages of ten. Nothing that follows an export asks for a page in them. */
const THINNED = ["blog", "industries", "regions"];
const COMPLETE = "complete.mjs";
const COMPLETE_SOURCE = `import adapter from "export-kit/adapter";
import config from "./next.config.mjs";
await config("phase-production-build");
await adapter.modifyConfig({});
await adapter.onBuildComplete({ projectDir: process.cwd() });
`;

/**
 * Copies the project and builds it there, whole.
 *
 * @param env variables of the build
 * @throws Error with the build's output when it fails
 */
export async function copyProject(root: string, env: Environment): Promise<ProjectCopy> {
  // A name as people give: a build has to put up with a space and a letter beyond ASCII.
  const folder = mkdtempSync(path.join(tmpdir(), "clydeline ü "));
  const at = (...parts: string[]) => path.join(folder, ...parts);
  for (const input of INPUTS.filter((name) => existsSync(path.join(root, name))))
    cpSync(path.join(root, input), at(input), { recursive: true });
  // Linked where it can be: packages are 60,000 files, and nobody writes to them.
  copyTree(path.join(root, "node_modules"), at("node_modules"), "-plP");
  writeFileSync(at(COMPLETE), COMPLETE_SOURCE);
  // What this process was told about its own build is not for the copy's.
  const cleared = { BUILD_ROOT: "", LANDING_ENGINE: "adapter", LANDING_SHARD: "", NODE_ENV: "production" };
  const run: ProjectCopy["run"] = (command, more = {}, killAfter) =>
    runInGroup(command, folder, { ...cleared, ...env, ...more }, killAfter);

  const capturing = captureExport(folder);
  const { code, output } = await run(NEXT_BUILD);
  capturing.end();
  if (code !== 0) throw new Error(`next build failed in a copy of the project:\n${output}`);
  copyTree(at(EXPORT), at(THIN_EXPORT), "-l");
  for (const part of THINNED) removeTree(at(THIN_EXPORT, part));
  return {
    folder,
    run,
    async complete(more, { thin = false, killAfter, beforehand } = {}) {
      const buildRoot = more.BUILD_ROOT ?? "";
      removeTree(at(buildRoot, STAGING));
      mkdirSync(at(buildRoot, STAGING), { recursive: true });
      copyTree(at(thin ? THIN_EXPORT : EXPORT), at(buildRoot, STAGED_SITE));
      beforehand?.();
      return run([process.execPath, COMPLETE], more, killAfter);
    },
    // Nobody has to wait for 60,000 files.
    remove: () => spawn("rm", ["-rf", folder], { detached: true, stdio: "ignore" }).unref(),
  };
}

/** The system's own programs take a tenth of Node's time over thousands of files. */
function copyTree(from: string, to: string, ...options: string[]): void {
  if (spawnSync("cp", ["-R", ...options, from, to]).status === 0) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

function removeTree(folder: string): void {
  if (spawnSync("rm", ["-rf", folder]).status === 0) return;
  // A build's own removal of an old release may still be at work.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

/**
 * Lets the build put a copy of Next's export aside before it goes on. Next takes this file before
 * `next.config.mjs`, which stays as it is: the build id is made from it too.
 */
function captureExport(folder: string): { end(): void } {
  const files = {
    "next.config.js": `module.exports = async (phase) => {
  const { default: config } = await import("./next.config.mjs");
  return { ...(await config(phase)), adapterPath: require.resolve("./capture.mjs") };
};
`,
    "capture.mjs": `import { cpSync } from "node:fs";
import adapter from "export-kit/adapter";
const copy = () => cpSync(${JSON.stringify(STAGED_SITE)}, ${JSON.stringify(EXPORT)}, { recursive: true });
const onBuildComplete = (context) => (copy(), adapter.onBuildComplete(context));
export default { ...adapter, onBuildComplete };
`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  return { end: () => Object.keys(files).forEach((name) => rmSync(path.join(folder, name))) };
}

async function runInGroup(
  [file, ...args]: string[],
  cwd: string,
  env: Environment,
  killAfter?: number,
): Promise<Run> {
  const started = performance.now();
  // A group of its own: `kill -9` has to reach the processes that a build starts as well.
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const child = spawn("env", [...variables, file!, ...args], {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  const ended = new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? -1));
  });
  if (killAfter !== undefined) {
    await Promise.race([ended, sleep(killAfter)]);
    try {
      process.kill(-child.pid!, "SIGKILL");
    } catch {
      // All of them have ended.
    }
  }
  const code = await ended;
  return { code, milliseconds: performance.now() - started, output };
}
