import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import { WHOLE, type LandingShard } from "@/lib/env";
import type { FileEntry } from "../manifest";
import type { TallyResult } from "../quality/tally";
import { startThread } from "../thread";
import type { ShellTemplate } from "./shell-template";

/** What a thread is started with. */
export interface WorkerInput {
  shells: { landing: ShellTemplate; hub?: ShellTemplate };
  /** Folder of the site; absent to render without writing. */
  target: string | undefined;
  /** The part of the catalogue that is rendered. */
  shard: LandingShard;
  thread: number;
  threads: number;
  /** How many times the cities are taken: 1, or more for a synthetic catalogue. */
  cityCopies: number;
  /** Whether pages are compared with their siblings. */
  comparing: boolean;
  /** Whether written pages are hashed for the list of the site's files. */
  hashing: boolean;
}

/** What a thread says. */
export type WorkerMessage =
  | { kind: "ready"; pages: number }
  | {
      kind: "written";
      pages: number;
      memory: number;
      files: [file: string, entry: FileEntry][];
    }
  | { kind: "done"; tally?: TallyResult }
  | { kind: "failed"; message: string };

export interface WriteOptions {
  /** Bundled worker. */
  worker: string;
  /** Without a shell for them, the pages that list the towns of a service and an industry are left out. */
  shells: WorkerInput["shells"];
  target?: string;
  /** Without it, all pages. */
  shard?: LandingShard;
  threads?: number;
  cityCopies?: number;
  comparing?: boolean;
  hashing?: boolean;
  onProgress?: (done: number, total: number) => void;
}

export interface WriteResult {
  /** Landing pages. */
  pages: number;
  /** Seconds from the start of the threads to the last page. */
  seconds: number;
  /** Seconds from the moment all threads had read the content: what the pages themselves cost. */
  pageSeconds: number;
  /** Highest resident memory of the process seen, in bytes; threads share one process. */
  peakMemory: number;
  /** What was written, by path on the site, where it was hashed. */
  files: Map<string, FileEntry>;
  /** The threads' counts of how alike the pages are, where they were compared. */
  tallies: TallyResult[];
}

/**
 * Renders all landing pages, one thread a core, writes them and compares them, as asked.
 *
 * @throws Error of the first thread that fails; the others are stopped
 */
export async function writeLandingPages(options: WriteOptions): Promise<WriteResult> {
  const { worker, shells, target, threads = availableParallelism(), onProgress } = options;
  const { cityCopies = 1, comparing = false, hashing = false, shard = WHOLE } = options;
  const started = performance.now();
  const result = { pages: 0, peakMemory: 0 };
  const tallies: TallyResult[] = [];
  const files = new Map<string, FileEntry>();
  let total = 0;
  let firstReady = 0;
  const workers = Array.from({ length: threads }, (_, thread) => {
    const input: WorkerInput = { shells, target, shard, thread, threads, cityCopies, comparing, hashing };
    return startThread(worker, input);
  });
  const onMessage = (message: WorkerMessage) => {
    if (message.kind === "ready") {
      total = message.pages;
      firstReady ||= performance.now();
    } else if (message.kind === "written") {
      result.pages += message.pages;
      for (const [file, entry] of message.files) files.set(file, entry);
      result.peakMemory = Math.max(result.peakMemory, message.memory);
      onProgress?.(result.pages, total);
    } else if (message.kind === "done" && message.tally) tallies.push(message.tally);
  };
  try {
    await Promise.all(workers.map((thread) => finished(thread, onMessage)));
  } finally {
    await Promise.all(workers.map((thread) => thread.terminate()));
  }
  if (result.pages !== total) throw new Error(`landing pages: wrote ${result.pages} of ${total}`);
  const ended = performance.now();
  return {
    ...result,
    seconds: (ended - started) / 1000,
    pageSeconds: (ended - firstReady) / 1000,
    files,
    tallies,
  };
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
