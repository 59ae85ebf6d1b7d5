import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What is made from the rest, or is no part of the project's source. */
const LEFT_OUT = new Set(["node_modules", "out", "bench", "test-results", "playwright-report", "coverage"]);

interface Run {
  code: number;
  /** What it printed. */
  output: string;
}

/** A copy of the project, in which another company can be put. */
export interface Project {
  folder: string;
  /** Runs a program of Node in the copy. */
  run(args: readonly string[], env?: Readonly<Record<string, string>>): Promise<Run>;
  remove(): void;
}

/** Copies the project. Packages are linked where they can be: they are 60,000 files, and nobody writes to them. */
export async function copyProject(root: string): Promise<Project> {
  const folder = mkdtempSync(path.join(tmpdir(), "other-firm-"));
  const names = readdirSync(root).filter((name) => !name.startsWith(".") && !LEFT_OUT.has(name));
  const copied = await start("cp", ["-R", ...names.map((name) => path.join(root, name)), folder], root);
  const linked = await start("cp", ["-RplP", path.join(root, "node_modules"), folder], root);
  if (copied.code !== 0 || linked.code !== 0)
    throw new Error(`The project cannot be copied to ${folder}:\n${copied.output}${linked.output}`);
  return {
    folder,
    // `env` adds to the variables that this process has.
    run: (args, env = {}) => start("env", [...assignments(env), process.execPath, ...args], folder),
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

function assignments(env: Readonly<Record<string, string>>): string[] {
  return Object.entries(env).map(([name, value]) => `${name}=${value}`);
}

function start(file: string, args: readonly string[], cwd: string): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", (error) => resolve({ code: -1, output: `${output}${error.message}\n` }));
    child.once("close", (code) => resolve({ code: code ?? -1, output }));
  });
}
