import { fileURLToPath } from "node:url";
import { isMainThread, Worker } from "node:worker_threads";
import { bundleText } from "../../packages/export-kit/src/bundle.mjs";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

let started = false;

/**
 * Reads the content and the settings before Next starts. If there are mistakes, prints them and exits with code 1:
 * nothing is compiled, and the published site stays as it is.
 *
 * Next loads this file without compiling it, so the TypeScript readers are bundled and run in a thread. They leave
 * the content in the cache of `lib/content/cache.ts`, from which Next's workers read it.
 */
export async function checkBeforeBuild() {
  // Next's workers load next.config.mjs too.
  if (started || !isMainThread || process.env.IS_NEXT_WORKER) return;
  started = true;
  const report = await findProblemsInThread();
  if (!report) return;
  console.error(report);
  process.exit(1);
}

/** Resolves to the report of all problems, an empty text if there are none. */
async function findProblemsInThread() {
  // Its megabytes of data take longer to bundle than to load.
  const options = { external: ["date-holidays"] };
  const script = await bundleText(PROJECT, "lib/site-build/build-problems.ts", options);
  const post = `require("node:worker_threads").parentPort.postMessage(
    module.exports.reportProblems(module.exports.findBuildProblems(new Date())));`;
  return new Promise((resolve, reject) => {
    new Worker(`${script}\n${post}`, { eval: true }).once("message", resolve).once("error", reject);
  });
}
