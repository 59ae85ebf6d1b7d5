/** The measurements of `npm run bench`. Each runs in a separate process, so that memory is measured separately. */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { brotliCompressSync } from "node:zlib";
import { parseShell } from "@/packages/export-kit/src/collections/shell-template";
import { writePages } from "@/packages/export-kit/src/collections/write-pages";
import { listTree } from "@/packages/export-kit/src/publishing/manifest";
import type { RawWriterInput } from "./raw-writer";

interface MeasureInput {
  /** Path of the bundled `raw-writer.ts`. */
  rawWriter: string;
  /** Path of the shells of the last build. */
  shells: string;
}

/** Without start-up time. */
interface Throughput {
  pages: number;
  /** Until the last page was flushed to the disk. */
  seconds: number;
  /** The part of `seconds` spent flushing, after the last write. */
  flushSeconds: number;
  /** In bytes. */
  peakMemory: number;
}

/** Node reports kilobytes. */
const peakMemory = () => process.resourceUsage().maxRSS * 1024;

/** Without a target the writer only renders. */
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

/** Flushes the page cache, whose size depends on free memory, to the disk; returns the seconds it took. */
function flush(): number {
  const started = performance.now();
  execFileSync("sync");
  return (performance.now() - started) / 1000;
}

/** Measures writing files with the paths and sizes of those in `model`, without rendering. */
export async function measureRawWriting(
  { rawWriter }: MeasureInput,
  { model, target }: { model: string; target: string },
): Promise<Throughput> {
  const files = listTree(model).map((file): [string, number] => [
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

/** Mean bytes of a page, raw and compressed with brotli, over a sample of a site's pages. */
export function measureBytes(site: string): { raw: number; brotli: number; sample: number } {
  const every = 500;
  const pages = listTree(site).filter((_, index) => index % every === 0);
  let raw = 0;
  let brotli = 0;
  for (const file of pages) {
    const html = readFileSync(path.join(site, file));
    raw += html.length;
    brotli += brotliCompressSync(html).length;
  }
  return { raw: raw / pages.length, brotli: brotli / pages.length, sample: pages.length };
}

/** Removes folders and waits until that is on the disk. */
export function removeFolders(folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  flush();
}
