/** Copies of the project in which checks run builds. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import options from "../export-kit.config.mjs";

export type Environment = Readonly<Record<string, string>>;

export interface Run {
  /** Exit code; -1 if the command was killed. */
  code: number;
  output: string;
}

export interface ProjectCopy {
  folder: string;
  /**
   * @param env added to the environment of this process
   * @param killAt number of the change of a file at which the whole process group is killed
   */
  run(command: readonly string[], env?: Environment, killAt?: number): Promise<Run>;
  remove(): void;
}

/** A command without npx, which would be one more process to wait for. */
export const NEXT_BUILD = [process.execPath, "node_modules/next/dist/bin/next", "build"];
/** Exports without compiling: uses the code compiled by an earlier build. */
export const NEXT_EXPORT = [...NEXT_BUILD, "--experimental-build-mode", "generate"];

/** Copies the inputs of a build, and the packages, to a temporary folder. */
export function copyProject(root: string, prefix: string): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), prefix));
  for (const input of options.inputs.paths.filter((name) => existsSync(path.join(root, name))))
    cpSync(path.join(root, input), path.join(folder, input), { recursive: true });
  // Hard links where possible: there are 60,000 files, and no build writes to them.
  copyTree(path.join(root, "node_modules"), path.join(folder, "node_modules"), "-plP");
  return {
    folder,
    run: (command, env = {}, killAt) =>
      runInGroup(command, folder, killAt === undefined ? env : { ...env, ...killing(killAt) }),
    // In the background, because of the 60,000 files.
    remove: () => spawn("rm", ["-rf", folder], { detached: true, stdio: "ignore" }).unref(),
  };
}

/** Copies with `cp`, which takes a tenth of the time of Node for thousands of files. */
export function copyTree(from: string, to: string, ...options: string[]): void {
  if (spawnSync("cp", ["-R", ...options, from, to]).status === 0) return;
  rmSync(to, { recursive: true, force: true });
  // Verbatim: the link to packages/export-kit has to stay inside the copy.
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

export function removeTree(folder: string): void {
  if (spawnSync("rm", ["-rf", folder]).status === 0) return;
  // Retried, because a build may still be removing an old release.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

function killing(change: number): Environment {
  const preloaded = path.resolve("e2e/publishing/kill-at-write.cjs");
  return { NODE_OPTIONS: `--require ${JSON.stringify(preloaded)}`, KILL_AT_WRITE: String(change) };
}

/** Runs a command in a process group of its own, with variables besides those of this process. */
export async function runInGroup(command: readonly string[], cwd: string, env: Environment): Promise<Run> {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  // A process group of its own, so that a kill reaches all processes of a build and no other.
  const child = spawn("env", [...variables, ...command], {
    cwd,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  const code = await new Promise<number>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (ended) => resolve(ended ?? -1));
  });
  return { code, output };
}
