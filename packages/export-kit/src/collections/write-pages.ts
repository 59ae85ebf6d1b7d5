import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { FileEntry } from "../publishing/manifest";
import type { ThreadReads } from "../queries/recording";
import { readSourceMap } from "../source-map";
import type { Findings } from "./collection-types";
import type { PageLists } from "./load-collection";
import { type Share, WHOLE } from "./share-of-work";
import type { ShellTemplate } from "./shell-template";

/** Shells by the route of their collection. */
export type Shells = Readonly<Record<string, ShellTemplate>>;

export interface ThreadInput {
  /** Pages of the collections whose module names no groups. */
  lists: PageLists;
  /** Nothing is written for a collection without a shell: Next has written its pages. */
  shells: Shells;
  /** Folder of the site; undefined to render without writing. */
  target: string | undefined;
  /** The share of each collection to render. */
  shard: Share;
  thread: number;
  threads: number;
  /** Whether to hash written pages for the manifest. */
  hashing: boolean;
  unchanged: UnchangedFiles | undefined;
}

/** What is as it was in another site. */
export interface UnchangedFiles {
  /** Folder of that site. */
  site: string;
  files: ReadonlySet<string>;
  /** Pages that are as they were if they have these findings. */
  findings: ReadonlyMap<string, string>;
  /** The findings of other pages, where they need not be found again. */
  knownFindings: ReadonlyMap<string, string>;
}

export type ThreadMessage =
  | { kind: "ready"; pages: number; ofAllShards: number }
  | { kind: "written"; pages: number; files: [file: string, entry: FileEntry][] }
  | { kind: "read"; reads: ThreadReads }
  | { kind: "failed"; message: string; stack: string };

interface WriteOptions {
  /** Path of the engine's bundle with the site's collections. */
  bundle: string;
  /** As for a thread; by default all collections have groups. */
  lists?: PageLists;
  shells: Shells;
  target?: string;
  /** By default all pages. */
  shard?: Share;
  threads?: number;
  hashing?: boolean;
  unchanged?: ThreadInput["unchanged"];
}

export interface WriteResult {
  /** Number of pages of collections in this shard. */
  pages: number;
  /** Number of pages of collections in all shards together. */
  ofAllShards: number;
  /** Seconds from the start of the threads to the last page. */
  seconds: number;
  /** Seconds since the first thread had loaded the collections: the time for the pages alone. */
  pageSeconds: number;
  /** The hashed files, by path on the site. */
  files: Map<string, FileEntry>;
  /** By route, of the pages of which they were found in this build. */
  findings: Record<string, Findings>;
  threads: ThreadReads[];
}

/**
 * Renders and writes the pages of all collections, with one thread per core. Each thread hashes what it writes:
 * reading 215,000 files back takes a minute, and their sizes show what a full disk has truncated.
 *
 * @throws Error of the first thread that fails; the others are terminated
 */
export async function writePages(options: WriteOptions): Promise<WriteResult> {
  const started = performance.now();
  const result = { pages: 0, ofAllShards: 0 };
  const threads: ThreadReads[] = [];
  const files = new Map<string, FileEntry>();
  let total = 0;
  let firstReady = 0;
  const workers = startThreads(options);
  const onMessage = (message: ThreadMessage) => {
    if (message.kind === "ready") {
      total = message.pages;
      result.ofAllShards = message.ofAllShards;
      firstReady ||= performance.now();
    } else if (message.kind === "written") {
      result.pages += message.pages;
      for (const [file, entry] of message.files) files.set(file, entry);
    } else if (message.kind === "read") threads.push(message.reads);
  };
  try {
    await Promise.all(workers.map((thread) => finished(thread, onMessage, options.bundle)));
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
    findings: findingsOf(threads),
    threads,
  };
}

function findingsOf(threads: readonly ThreadReads[]): Record<string, Findings> {
  const findings: Record<string, [file: string, finding: string][]> = {};
  for (const { pages } of threads)
    for (const [route, ofRoute] of Object.entries(pages))
      for (const { file, finding } of ofRoute)
        if (finding) (findings[route] ??= []).push([file, finding.text]);
  return findings;
}

function finished(
  worker: Worker,
  onMessage: (message: ThreadMessage) => void,
  bundle: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on("message", (message: ThreadMessage) => {
      if (message.kind === "failed") reject(mappedError(message, bundle));
      else onMessage(message);
    });
    worker.on("error", reject);
    worker.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`a writer thread exited with code ${code}`)),
    );
  });
}

/** An error in the site's code, with its stack mapped to the sources. */
function mappedError({ message, stack }: { message: string; stack: string }, bundle: string): Error {
  const error = new Error(message);
  error.stack = mapStack(stack, bundle);
  return error;
}

/** A frame with an absolute path, whose folders may have spaces. */
const FRAME = /\(?((?:\/|[a-z]:\\)[^()\n]*\.cjs):(\d+):(\d+)\)?$/gim;

/**
 * Maps the positions of a stack trace from a bundle to its sources, if the bundle has a source map. The map is only
 * read here: loading it with the bundle would delay every thread.
 */
function mapStack(stack: string, bundle: string): string {
  const positionOf = readSourceMap(bundle);
  return stack.replace(FRAME, (frame: string, source: string, line: string, column: string) => {
    const position = source === bundle ? positionOf(Number(line) - 1, Number(column) - 1) : undefined;
    if (!position) return frame;
    return frame.startsWith("(") ? `(${position})` : position;
  });
}

/** Handles the failure of a promise: throws the error, with its stack mapped to the sources. */
export const rethrowMapped =
  (bundle: string) =>
  ({ message, stack = message }: Error): never => {
    throw mappedError({ message, stack }, bundle);
  };

function startThreads(options: WriteOptions): Worker[] {
  const { lists = {}, shells, target, threads = availableParallelism() } = options;
  const { hashing = false, shard = WHOLE, unchanged } = options;
  // React's development version is five times slower. Next sets this variable, other callers may not.
  const env = { ...process.env, NODE_ENV: "production" };
  return Array.from({ length: threads }, (_, thread) => {
    const workerData: ThreadInput = { lists, shells, target, shard, thread, threads, hashing, unchanged };
    return new Worker(options.bundle, { workerData, env });
  });
}
