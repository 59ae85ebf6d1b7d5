/** Entry of the engine's bundle, which runs in the main thread and in the writer's threads. */
import { isMainThread, workerData } from "node:worker_threads";
import type { BuildOptions } from "./build-options";
import { runWriterThread } from "./collections/writer-thread";
import type { ThreadInput } from "./collections/write-pages";
import { completeBuild, completeWithoutNext } from "./complete-build";
import type { PageScripts } from "./next-part";
import type { SiteCode } from "./publishing/finish-site";
import { traceText } from "./queries/trace-text";
import { mergeShards, type MergeOptions } from "./shards/merge-shards";

/** Starts the writer's work in its threads; returns the engine's functions for the main thread. */
export function startEngine(site: SiteCode) {
  if (!isMainThread && isThreadInput(workerData)) void runWriterThread(site.collections, workerData);
  return {
    completeBuild: (build: BuildOptions, scripts: PageScripts) => completeBuild(site, build, scripts),
    completeWithoutNext: (build: BuildOptions) => completeWithoutNext(site, build),
    mergeShards: (merge: MergeOptions) => mergeShards(site, merge),
    traceText: traceText.bind(null, site),
  };
}

function isThreadInput(data: unknown): data is ThreadInput {
  return typeof data === "object" && data !== null && "shells" in data && "threads" in data;
}
