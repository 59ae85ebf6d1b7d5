import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import { startThread } from "../thread";
import type { ShellTemplate } from "./shell-template";

/** What a thread is started with. */
export interface WorkerInput {
  template: ShellTemplate;
  /** Folder of the site; absent to render without writing. */
  target: string | undefined;
  /** Paths of pages that stay out of search engines. */
  excluded: readonly string[];
  /** Index of the next group, shared by all threads. */
  next: SharedArrayBuffer;
  /** How many times the cities are taken: 1, or more for a synthetic catalogue. */
  cityCopies: number;
  /** At most this many groups of a service and an industry. */
  groups: number;
}

/** What a thread says. */
export type WorkerMessage =
  | { kind: "ready"; pages: number }
  | { kind: "written"; pages: number; bytes: number; memory: number }
  | { kind: "failed"; message: string };

export interface WriteOptions {
  /** Bundled worker. */
  worker: string;
  template: ShellTemplate;
  target?: string;
  excluded?: readonly string[];
  threads?: number;
  cityCopies?: number;
  groups?: number;
  onProgress?: (done: number, total: number) => void;
}

export interface WriteResult {
  pages: number;
  /** Characters of HTML. */
  characters: number;
  /** Seconds from the start of the threads to the last page. */
  seconds: number;
  /** Seconds from the moment all threads had read the content: what the pages themselves cost. */
  pageSeconds: number;
  /** Highest resident memory of the process seen, in bytes; threads share one process. */
  peakMemory: number;
}

/**
 * Renders and writes all landing pages, one thread a core.
 *
 * @throws Error of the first thread that fails; the others are stopped
 */
export async function writeLandingPages(options: WriteOptions): Promise<WriteResult> {
  const { threads = availableParallelism(), cityCopies = 1, groups = Infinity, onProgress } = options;
  const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const input: WorkerInput = {
    template: options.template,
    target: options.target,
    excluded: options.excluded ?? [],
    next,
    cityCopies,
    groups,
  };
  const started = performance.now();
  const result: WriteResult = { pages: 0, characters: 0, seconds: 0, pageSeconds: 0, peakMemory: 0 };
  let total = 0;
  let firstReady = 0;
  const workers = Array.from({ length: threads }, () => startThread(options.worker, input));
  const onMessage = (message: WorkerMessage) => {
    if (message.kind === "ready") {
      total = message.pages;
      firstReady ||= performance.now();
    } else if (message.kind === "written") {
      result.pages += message.pages;
      result.characters += message.bytes;
      result.peakMemory = Math.max(result.peakMemory, message.memory);
      onProgress?.(result.pages, total);
    }
  };
  try {
    await Promise.all(workers.map((worker) => finished(worker, onMessage)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  if (result.pages !== total) throw new Error(`landing pages: wrote ${result.pages} of ${total}`);
  const ended = performance.now();
  result.seconds = (ended - started) / 1000;
  result.pageSeconds = (ended - firstReady) / 1000;
  return result;
}

function finished(worker: Worker, onMessage: (message: WorkerMessage) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: WorkerMessage) => {
      if (message.kind === "failed") reject(new Error(message.message));
      else onMessage(message);
    });
    worker.on("error", reject);
    worker.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`a landing thread stopped with code ${code}`)),
    );
  });
}
