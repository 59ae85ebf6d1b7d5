/** A copy of the project in a folder of its own, and the development server in it. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/** An app with one empty page: how long the server takes for it says how busy the machine is. */
export function createEmptyApp(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "clydeline-empty-"));
  mkdirSync(path.join(folder, "app"));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write("package.json", `{ "private": true, "scripts": { "dev": "next dev" } }`);
  write("app/layout.js", "export default ({ children }) => <html><body>{children}</body></html>;");
  write("app/page.js", "export default () => <h1>Empty</h1>;");
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
  /** Milliseconds on the clock of `performance` when the command was given. */
  startedAt: number;
  /** What it has printed. */
  output(): string;
  stop(): Promise<void>;
}

/** Gives the command `npm run dev`, and does not wait. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await freePort();
  const startedAt = performance.now();
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
    startedAt,
    output: () => output,
    async stop() {
      end();
      await closed;
      process.off("exit", end);
    },
  };
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
