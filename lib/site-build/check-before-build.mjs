import { fileURLToPath } from "node:url";
import { isMainThread, Worker } from "node:worker_threads";
import { bundleText } from "export-kit/bundle";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));

let started = false;

/**
 * Reads the content and the settings before Next starts. With a mistake in them the process prints what to mend
 * and ends with code 1: nothing was compiled, and the published site is what it was.
 *
 * The readers are TypeScript and Next takes this file as it is, so they are bundled and run in a thread. What
 * they read is kept, see `lib/content/cache.ts`: Next's workers then take it from there.
 */
export async function checkBeforeBuild() {
  // Next's workers load the configuration as well.
  if (started || !isMainThread || process.env.IS_NEXT_WORKER) return;
  started = true;
  const report = await runInThread("lib/site-build/check-before-build.ts");
  if (!report) return;
  console.error(report);
  process.exit(1);
}

/**
 * @param {string} entry path from the project's root
 * @returns {Promise<unknown>} the one message that the thread sends
 */
async function runInThread(entry) {
  // Megabytes of data, which take longer to bundle than to load.
  const script = await bundleText(PROJECT, entry, { external: ["date-holidays"] });
  return new Promise((resolve, reject) => {
    new Worker(script, { eval: true }).once("message", resolve).once("error", reject);
  });
}
