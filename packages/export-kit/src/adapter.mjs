// @ts-check
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { bundleEngine, bundleForBrowsers, engineFile } from "./bundle.mjs";
import { getOptions } from "./current-options.mjs";
import { hashInputs, hashUnobserved, isCompiled } from "./inputs.mjs";
import { NEXT_READS, READS, RELEASES, STAGING } from "./paths.mjs";
import { readCommit, readSettings } from "./settings.mjs";

/** @typedef {import("./build-options").BuildOptions} BuildOptions */
/** @typedef {ReturnType<typeof import("./engine").startEngine>} Engine */

/**
 * What the build is made from. Read when it begins, before any input: a commit may be made during the build.
 *
 * @type {Pick<BuildOptions, "inputs" | "unobserved" | "commit"> | undefined}
 */
let source;

/**
 * Next's build adapter. Next loads this file without compiling it; it bundles the engine, which is TypeScript. The engine runs
 * after the export, or instead of all that Next does, if that would come out the same.
 *
 * @see https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath
 *
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "export-kit",
  async modifyConfig(config) {
    // Next calls this several times, in its workers too: the first time in the main process, the build begins.
    if (source || process.env.IS_NEXT_WORKER) return config;
    const [root, options] = [process.cwd(), getOptions()];
    source = {
      inputs: hashInputs(root, options),
      unobserved: hashUnobserved(root, options),
      commit: readCommit(root, options),
    };
    const { engine, shard } = readSettings(options);
    // Only with the bundle of the build before: one that was made now would be taken for it after Next has failed.
    const mayLink =
      engine === "adapter" &&
      !shard &&
      existsSync(path.join(root, RELEASES, READS)) &&
      isCompiled(root, source.unobserved);
    // Next has nothing to do then, and cannot be told otherwise.
    if (mayLink && (await completeWithoutNext(root))) process.exit(0);
    // What a killed build has left; Next's processes add to it.
    rmSync(path.join(root, NEXT_READS), { force: true });
    mkdirSync(path.join(root, STAGING), { recursive: true });
    return config;
  },
  async onBuildComplete({ projectDir }) {
    const { engine, build } = await loadEngine(projectDir);
    await engine.completeBuild(build, await bundlePageScripts(build.options));
  },
};

/** @param {string} projectDir */
async function completeWithoutNext(projectDir) {
  const { engine, build } = await loadEngine(projectDir);
  return engine.completeWithoutNext(build);
}

/**
 * Loads the engine with the site's modules. It is bundled with them, unless Next's code and the bundle are of the build before.
 *
 * @param {string} projectDir
 * @returns {Promise<{ engine: Engine, build: BuildOptions }>}
 */
async function loadEngine(projectDir) {
  if (!source) throw new Error("export-kit: expected Next to have called modifyConfig");
  const options = getOptions();
  const bundle = isCompiled(projectDir, source.unobserved)
    ? engineFile(projectDir)
    : await bundleEngine(projectDir, options);
  const { engine } = createRequire(import.meta.url)(bundle);
  return { engine, build: { projectDir, bundle, options, settings: readSettings(options), ...source } };
}

/**
 * @param {BuildOptions["options"]} options
 * @returns {Promise<import("./next-part").PageScripts>}
 */
async function bundlePageScripts({ harden }) {
  const hardening = {
    trustedTypes: await bundleForBrowsers("hardening/browser/trusted-types.ts"),
    flightLoader: await bundleForBrowsers("hardening/browser/flight-loader.ts"),
    restoreStyles: await bundleForBrowsers("hardening/browser/restore-styles.ts"),
  };
  return {
    hardening: harden === false ? undefined : hardening,
    serviceWorker: await bundleForBrowsers("offline/browser/service-worker.ts"),
  };
}

export default adapter;
