import { createRequire } from "node:module";
import { bundle } from "./bundle.mjs";
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
  modifyConfig(config) {
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
      inputs,
    });
  },
};

export default adapter;
