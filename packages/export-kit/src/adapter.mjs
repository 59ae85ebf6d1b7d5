// @ts-check
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { bundleEngine, bundleForBrowsers } from "./bundle.mjs";
import { getOptions } from "./current-options.mjs";
import { hashInputs, hashUnobserved } from "./inputs.mjs";
import { NEXT_READS, READS, RELEASES, STAGING } from "./paths.mjs";
import { readCommit, readSettings } from "./settings.mjs";

/**
 * Hashes of the build's inputs, and their commit. Taken before anything is read: a commit may be made during the build.
 *
 * @type {{ inputs: string, unobserved: string, commit: string | undefined } | undefined}
 */
let source;

/**
 * Next's build adapter. Next loads this file without compiling it; it bundles the engine, which is TypeScript, and runs
 * it after the export.
 *
 * @see https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 *
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "export-kit",
  async modifyConfig(config) {
    const [root, options] = [process.cwd(), getOptions()];
    if (source || process.env.IS_NEXT_WORKER) return config;
    source = {
      inputs: hashInputs(root, options),
      unobserved: hashUnobserved(root, options),
      commit: readCommit(root, options),
    };
    const { engine, shard } = readSettings(options);
    if (engine === "adapter" && !shard && existsSync(path.join(root, RELEASES, READS))) {
      const isComplete = await runEngine(root, "completeWithoutNext");
      // Next has nothing to do, and cannot be told otherwise.
      if (isComplete) process.exit(0);
    }
    // What a killed build has left; Next's processes add to it.
    rmSync(path.join(root, NEXT_READS), { force: true });
    mkdirSync(path.join(root, STAGING), { recursive: true });
    return config;
  },
  async onBuildComplete({ projectDir }) {
    await runEngine(projectDir, "completeBuild");
  },
};

/**
 * Bundles the engine and has it do its part.
 *
 * @param {string} projectDir
 * @param {"completeBuild" | "completeWithoutNext"} step
 */
async function runEngine(projectDir, step) {
  const options = getOptions();
  const bundle = await bundleEngine(projectDir, options);
  const { engine } = createRequire(import.meta.url)(bundle);
  return engine[step]({
    projectDir,
    bundle,
    options,
    settings: readSettings(options),
    // Those that rewritten pages share.
    browserScripts:
      options.harden === false
        ? undefined
        : {
            trustedTypes: await bundleForBrowsers("hardening/browser/trusted-types.ts"),
            flightLoader: await bundleForBrowsers("hardening/browser/flight-loader.ts"),
            restoreStyles: await bundleForBrowsers("hardening/browser/restore-styles.ts"),
          },
    serviceWorker: await bundleForBrowsers("offline/browser/service-worker.ts"),
    ...source,
  });
}

export default adapter;
