import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { bundle, bundleForBrowsers, bundleText } from "./bundle.mjs";
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
    if (inputs === undefined) {
      inputs = hashInputs(process.cwd());
      await readAhead(process.cwd());
    }
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

/**
 * Has the content read in a thread of its own. Next's two workers start together and each reads it twice, for
 * pages and for other routes: without this, all of them find nothing to take over.
 */
async function readAhead(projectDir) {
  const thread = new Worker(await bundleText(projectDir, "lib/build/read-ahead.ts"), { eval: true });
  // What is wrong with the content the workers find as well, and tell with the page that asked for it.
  thread.on("error", () => {});
  thread.unref();
}

export default adapter;
