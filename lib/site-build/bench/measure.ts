/** The measurement of `npm run bench`, which runs in a process of its own, so that memory is measured separately. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseShell } from "@/packages/export-kit/src/collections/shell-template";
import { writePages } from "@/packages/export-kit/src/collections/write-pages";

interface MeasureInput {
  /** Path of the engine's bundle. */
  bundle: string;
  /** Path of the shells of the last build. */
  shells: string;
  /** Folder to write to; without one the writer only renders. */
  target?: string;
}

interface Throughput {
  pages: number;
  /** Without start-up, until the last page was flushed to the disk. */
  seconds: number;
  /** In bytes. */
  peakMemory: number;
}

export async function measureWriter({ bundle, shells: file, target }: MeasureInput): Promise<Throughput> {
  const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const shells = Object.fromEntries(Object.entries(texts).map(([route, text]) => [route, parseShell(text)]));
  const { pages, pageSeconds } = await writePages({ bundle, shells, target });
  const written = performance.now();
  if (target !== undefined) execFileSync("sync");
  const seconds = pageSeconds + (performance.now() - written) / 1000;
  // Node reports kilobytes.
  return { pages, seconds, peakMemory: process.resourceUsage().maxRSS * 1024 };
}
