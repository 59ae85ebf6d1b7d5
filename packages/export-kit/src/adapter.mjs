// @ts-check
import { createRequire } from "node:module";
import { bundleEngine, bundleForBrowsers } from "./bundle.mjs";
import { hashInputs } from "./inputs.mjs";
import { getOptions, readSettings } from "./settings.mjs";

/** Hash of what this build is made of, taken before anything is read. @type {string | undefined} */
let inputs;

/**
 * Next's build adapter: what happens around `next build`. Next loads this file as it is;
 * the work is done in TypeScript, bundled here.
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
      inputs,
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
