import { createRequire } from "node:module";
import { bundle, bundleForBrowsers } from "./bundle.mjs";
import { hashInputs } from "./inputs.mjs";

/** Hash of what this build is made of, taken before anything is read. */
let inputs;

/**
 * Next's build adapter: what happens around `next build`. Next loads this file as it is;
 * the work is done in TypeScript, bundled here.
 *
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "clydeline",
  async modifyConfig(config) {
    inputs ??= hashInputs(process.cwd());
    return config;
  },
  async onBuildComplete({ projectDir }) {
    const { completeBuild } = createRequire(import.meta.url)(
      await bundle(projectDir, "lib/build/complete-build.ts"),
    );
    await completeBuild({
      projectDir,
      engine: process.env.LANDING_ENGINE || "adapter",
      landingWorker: await bundle(projectDir, "lib/build/landing/worker.ts"),
      browserScripts: {
        trustedTypes: await bundleForBrowsers(projectDir, "lib/build/hardening/browser/trusted-types.ts"),
        flightLoader: await bundleForBrowsers(projectDir, "lib/build/hardening/browser/flight-loader.ts"),
        starter: await bundleForBrowsers(projectDir, "lib/build/hardening/browser/starter.ts"),
      },
      inputs,
    });
  },
};

export default adapter;
