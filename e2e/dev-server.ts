/** Runs the development server in a copy of the project. */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { freePort } from "../packages/export-kit/test/hosts/servers";

export interface DevServer {
  url: string;
  /** Standard output and standard error so far. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts `npm run dev` without waiting until the server answers. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await freePort();
  // Overrides the NODE_ENV that Playwright sets.
  const command = ["NODE_ENV=development", "npm", "run", "dev", "--", "--hostname", "localhost"];
  const child = spawn("env", [...command, "--port", String(port)], {
    cwd: folder,
    // A separate process group, because npm starts the server as another process.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const closed = new Promise((resolve) => child.once("close", resolve));
  const end = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, "SIGTERM");
  };
  // If the tests are interrupted.
  process.once("exit", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    async stop() {
      end();
      await closed;
      process.off("exit", end);
    },
  };
}

/** Opens a page as soon as the server answers, and waits until it has a heading. */
export async function openFirstPage(page: Page, { url, output }: DevServer): Promise<void> {
  for (const deadline = performance.now() + 600_000; ;) {
    try {
      await page.goto(url, { waitUntil: "commit" });
      break;
    } catch (error) {
      if (performance.now() > deadline)
        throw new Error(`the development server does not answer:\n${output()}`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** A file of the copy that tests edit and restore. */
export function fileOf(folder: string, name: string) {
  const file = path.join(folder, name);
  const original = readFileSync(file, "utf8");
  return {
    original,
    /** Saves the original text with a replacement. */
    edit(from: string | RegExp, to: string): void {
      const edited = original.replace(from, to);
      if (edited === original) throw new Error(`${name}: no match for ${from}`);
      writeFileSync(file, edited);
    },
    restore: () => writeFileSync(file, original),
  };
}
