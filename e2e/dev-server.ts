/** A copy of the project in a folder of its own, and the development server in it. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";

/** What commands make of the project; entries that begin with a point are left out as well. */
const MADE = ["node_modules", "out", "bench", "coverage", "test-results", "playwright-report"];

/** Copies the project as it is in a fresh clone after `npm ci`. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "clydeline-dev-"));
  for (const name of readdirSync(".").filter((entry) => !entry.startsWith(".") && !MADE.includes(entry)))
    cpSync(name, path.join(folder, name), { recursive: true });
  copyPackages(folder);
  return folder;
}

/** Hard links where they can be: packages are 60,000 files, and nobody writes to them. */
function copyPackages(folder: string): void {
  const target = path.join(folder, "node_modules");
  if (spawnSync("cp", ["-R", "-plP", "node_modules", target]).status === 0) return;
  rmSync(target, { recursive: true, force: true });
  cpSync("node_modules", target, { recursive: true, verbatimSymlinks: true });
}

/** Removes a copy; nobody has to wait for 60,000 files. */
export function removeCopy(folder: string): void {
  spawn("rm", ["-rf", folder], { detached: true, stdio: "ignore" }).unref();
}

export interface DevServer {
  url: string;
  /** Processor time that it has used so far. */
  processorSeconds(): number;
  /** What it has printed. */
  output(): string;
  stop(): Promise<void>;
}

/** Gives the command `npm run dev`, and does not wait. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await freePort();
  // Playwright sets NODE_ENV; a group of its own, because npm starts the server as another process.
  const command = ["NODE_ENV=development", "npm", "run", "dev", "--", "--hostname", "localhost"];
  const child = spawn("env", [...command, "--port", String(port)], {
    cwd: folder,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = new Promise((resolve) => child.once("close", resolve));
  const end = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, "SIGTERM");
  };
  // Where the tests are broken off.
  process.once("exit", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  return {
    url: `http://localhost:${port}`,
    processorSeconds: () => processorSeconds(child.pid!),
    output: () => output,
    async stop() {
      end();
      await closed;
      process.off("exit", end);
    },
  };
}

/** Clock ticks in a second, in the files of /proc. */
const TICKS = 100;

/** Processor time of a process group, from /proc; 0 on systems other than Linux. */
function processorSeconds(group: number): number {
  const names = process.platform === "linux" ? readdirSync("/proc") : [];
  const ticks = names.map((pid) => {
    try {
      // After the program's name, which is in brackets: state, parent, group, …, times of the process and its children.
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ").map(Number);
      return fields[2] === group ? fields[11]! + fields[12]! + fields[13]! + fields[14]! : 0;
    } catch {
      // Not a process, or one that has just ended.
      return 0;
    }
  });
  return ticks.reduce((sum, value) => sum + value, 0) / TICKS;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "localhost", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Opens a page as soon as the server answers, and waits until it has a heading. */
export async function openFirstPage(page: Page, { url, output }: DevServer): Promise<void> {
  for (const deadline = performance.now() + 120_000; ;) {
    try {
      await page.goto(url, { waitUntil: "commit" });
      break;
    } catch (error) {
      if (performance.now() > deadline) throw new Error(`no answer: ${output()}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** A file of the copy, to be edited and put back. */
export function fileOf(folder: string, name: string) {
  const file = path.join(folder, name);
  const original = readFileSync(file, "utf8");
  return {
    original,
    /** Saves the original with a text replaced. */
    edit(from: string | RegExp, to: string): void {
      const edited = original.replace(from, to);
      if (edited === original) throw new Error(`${name}: nothing to replace: ${from}`);
      writeFileSync(file, edited);
    },
    restore: () => writeFileSync(file, original),
  };
}
