import { availableParallelism } from "node:os";
import type { Worker } from "node:worker_threads";
import type { FileEntry } from "../publishing/manifest";
import { mapStack } from "../map-stack";
import { startThread } from "../start-thread";
import type { ShellTemplate } from "./shell-template";
import { WHOLE, type Share } from "./share";

/** Shells by the route of their collection. */
export type Shells = Readonly<Record<string, ShellTemplate>>;

/** What a thread is started with. */
export interface ThreadInput {
  /** A collection without a shell is observed and not written. */
  shells: Shells;
  /** Folder of the site; absent to render without writing. */
  target: string | undefined;
  /** The part of each collection that is rendered. */
  shard: Share;
  thread: number;
  threads: number;
  /** Whether observers see the pages. */
  observing: boolean;
  /** Whether written pages are hashed for the list of the site's files. */
  hashing: boolean;
}

/** What a thread says. */
export type ThreadMessage =
  | { kind: "ready"; pages: number; ofAllShards: number }
  | { kind: "written"; pages: number; memory: number; files: [file: string, entry: FileEntry][] }
  | { kind: "observed"; route: string; findings: unknown }
  | { kind: "failed"; message: string; stack: string };

export interface WriteOptions {
  /** The bundle of the engine with the site's collections. */
  bundle: string;
  shells: Shells;
  target?: string;
  /** Without it, all pages. */
  shard?: Share;
  threads?: number;
  observing?: boolean;
  hashing?: boolean;
}

export interface WriteResult {
  pages: number;
  /** Pages of all shards together; the same number in each. */
  ofAllShards: number;
  /** Seconds from the start of the threads to the last page. */
  seconds: number;
  /** Seconds from the moment all threads had loaded the collections: what the pages themselves cost. */
  pageSeconds: number;
  /** Highest resident memory of the process seen, in bytes; threads share one process. */
  peakMemory: number;
  /** What was written, by path on the site, where it was hashed. */
  files: Map<string, FileEntry>;
  /** What observers found, by route, one of each thread. */
  findings: Record<string, unknown[]>;
}

/**
 * Renders the pages of all collections, one thread a core, and writes them, as asked.
 *
 * @throws Error of the first thread that fails; the others are stopped
 * @see docs/decisions/0031-hash-while-writing.md
 */
export async function writePages(options: WriteOptions): Promise<WriteResult> {
  const { bundle, shells, target, threads = availableParallelism() } = options;
  const { observing = false, hashing = false, shard = WHOLE } = options;
  const started = performance.now();
  const result = { pages: 0, ofAllShards: 0, peakMemory: 0 };
  const findings: Record<string, unknown[]> = {};
  const files = new Map<string, FileEntry>();
  let total = 0;
  let firstReady = 0;
  const workers = Array.from({ length: threads }, (_, thread) => {
    const input: ThreadInput = { shells, target, shard, thread, threads, observing, hashing };
    return startThread(bundle, input);
  });
  const onMessage = (message: ThreadMessage) => {
    if (message.kind === "ready") {
      total = message.pages;
      result.ofAllShards = message.ofAllShards;
      firstReady ||= performance.now();
    } else if (message.kind === "written") {
      result.pages += message.pages;
      for (const [file, entry] of message.files) files.set(file, entry);
      result.peakMemory = Math.max(result.peakMemory, message.memory);
    } else if (message.kind === "observed") (findings[message.route] ??= []).push(message.findings);
  };
  try {
    await Promise.all(workers.map((thread) => finished(thread, onMessage, bundle)));
  } finally {
    await Promise.all(workers.map((thread) => thread.terminate()));
  }
  if (result.pages !== total) throw new Error(`collections: wrote ${result.pages} of ${total} pages`);
  const ended = performance.now();
  return {
    ...result,
    seconds: (ended - started) / 1000,
    pageSeconds: (ended - firstReady) / 1000,
    files,
    findings,
  };
}

function finished(
  worker: Worker,
  onMessage: (message: ThreadMessage) => void,
  bundle: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: ThreadMessage) => {
      if (message.kind === "failed") reject(threadError(message, bundle));
      else onMessage(message);
    });
    worker.on("error", reject);
    worker.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`a thread of the writer stopped with code ${code}`)),
    );
  });
}

/** The error of a thread, with its own stack: where the page failed, not where the thread was waited for. */
function threadError({ message, stack }: { message: string; stack: string }, bundle: string): Error {
  const error = new Error(message);
  error.stack = mapStack(stack, bundle);
  return error;
}
