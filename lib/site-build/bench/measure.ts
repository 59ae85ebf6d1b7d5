/** Single measurements of the bench, each run in a process of its own so that memory is its own. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { brotliCompressSync } from "node:zlib";
import { listTree } from "export-kit/finished-site";
import { parseShell, writePages } from "export-kit/writer";
import type { RawWriterInput } from "./raw-writer";

export interface MeasureInput {
  /** Bundled raw writer. */
  rawWriter: string;
  /** The shells of the last build. */
  shells: string;
}

/** Pages and what they took, start-up not counted. */
export interface Throughput {
  pages: number;
  /** Until the last page was on its medium, in seconds: rendered, handed to the system, flushed. */
  seconds: number;
  /** Of those, the seconds after the last page was handed to the system. */
  flushSeconds: number;
  /** Highest resident memory of the process, in bytes. */
  peakMemory: number;
}

/** Node reports the highest resident memory in kilobytes. */
const peakMemory = () => process.resourceUsage().maxRSS * 1024;

/** The landing writer; without a target it renders only. */
export async function measureWriter(
  { shells: file }: MeasureInput,
  { bundle, target }: { bundle: string; target?: string },
): Promise<Throughput> {
  const texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const shells = Object.fromEntries(Object.entries(texts).map(([route, text]) => [route, parseShell(text)]));
  const { pages, pageSeconds } = await writePages({ bundle, shells, target });
  const flushSeconds = target === undefined ? 0 : flush();
  return { pages, seconds: pageSeconds + flushSeconds, flushSeconds, peakMemory: peakMemory() };
}

/**
 * Waits until what was written is on the disk: up to then a good part of it is in the system's memory, more
 * or less of it as there is memory free.
 *
 * @returns the seconds it took
 */
function flush(): number {
  const started = performance.now();
  execFileSync("sync");
  return (performance.now() - started) / 1000;
}

/** Writing the same files with the same sizes as `model` holds, from memory. */
export async function measureRawWriting(
  { rawWriter }: MeasureInput,
  { model, target }: { model: string; target: string },
): Promise<Throughput> {
  const files = listTree(model).files.map((file): [string, number] => [
    file,
    statSync(path.join(model, file)).size,
  ]);
  const threads = availableParallelism();
  const share = Math.ceil(files.length / threads);
  const workers = Array.from({ length: threads }, (_, index) => {
    const workerData: RawWriterInput = { target, files: files.slice(index * share, (index + 1) * share) };
    return new Worker(rawWriter, { workerData });
  });
  const nextMessage = (worker: Worker) =>
    new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
  await Promise.all(workers.map(nextMessage));
  const started = performance.now();
  await Promise.all(
    workers.map((worker) => {
      const written = nextMessage(worker);
      worker.postMessage("go");
      return written;
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  const flushSeconds = flush();
  return { pages: files.length, seconds: seconds + flushSeconds, flushSeconds, peakMemory: peakMemory() };
}

/** Mean bytes of a page, raw and as brotli sends it, over every n-th page of a site. */
export function measureBytes(site: string): { raw: number; brotli: number; sample: number } {
  const every = 500;
  const pages = listTree(site).files.filter((_, index) => index % every === 0);
  let raw = 0;
  let brotli = 0;
  for (const file of pages) {
    const html = readFileSync(path.join(site, file));
    raw += html.length;
    brotli += brotliCompressSync(html).length;
  }
  return { raw: raw / pages.length, brotli: brotli / pages.length, sample: pages.length };
}

/** Removes the files of measurements. */
export function clearAway(folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  flush();
}
