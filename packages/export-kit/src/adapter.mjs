// @ts-check
import { createRequire } from "node:module";
import { bundleEngine, bundleForBrowsers } from "./bundle.mjs";
import { readCommit } from "./commit.mjs";
import { getOptions } from "./current-options.mjs";
import { hashInputs } from "./inputs.mjs";
import { readSettings } from "./settings.mjs";

/** Hash of the build's inputs, computed before anything is read. @type {string | undefined} */
let inputs;

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
    inputs ??= hashInputs(process.cwd(), getOptions());
    return config;
  },
  async onBuildComplete({ projectDir }) {
    const options = getOptions();
    const bundle = await bundleEngine(projectDir, options);
    const { engine } = createRequire(import.meta.url)(bundle);
    await engine.completeBuild({
      projectDir,
      bundle,
      options,
      settings: readSettings(options),
      browserScripts: options.harden === false ? undefined : await bundleBrowserScripts(),
      serviceWorker: await bundleForBrowsers("offline/browser/service-worker.ts"),
      inputs,
      commit: readCommit(projectDir, options),
    });
  },
};

/** The scripts that rewritten pages share. */
async function bundleBrowserScripts() {
  return {
    trustedTypes: await bundleForBrowsers("hardening/browser/trusted-types.ts"),
    flightLoader: await bundleForBrowsers("hardening/browser/flight-loader.ts"),
    restoreStyles: await bundleForBrowsers("hardening/browser/restore-styles.ts"),
  };
}

export default adapter;
