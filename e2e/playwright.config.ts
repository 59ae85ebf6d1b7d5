import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./launch-options";

const ROOT = path.join(__dirname, "..");

/** Prints a port that is free at this moment. */
const FIND_PORT =
  'const s = require("net").createServer().listen(0, "localhost", () => { console.log(s.address().port); s.close(); })';
/** Bundles the readers of the content for `content.ts`, and prints where. */
const BUNDLE_CONTENT =
  'import("./lib/site-build/bundle.mjs").then(({ bundle }) => bundle(process.cwd(), "lib/content/index.ts")).then(console.log)';

const run = (script: string) =>
  execFileSync(process.execPath, ["-e", script], { cwd: ROOT, encoding: "utf8" }).trim();
// The configuration is read by the runner and again by each worker: the environment hands the results on.
process.env.E2E_PORT ??= run(FIND_PORT);
process.env.E2E_CONTENT ??= run(BUNDLE_CONTENT);
const PORT = Number(process.env.E2E_PORT);

export default defineConfig({
  testDir: ".",
  build: { external: ["**/.next/bundles/**"] },
  testMatch: "*.spec.ts",
  // It has a configuration of its own.
  testIgnore: ["dev-server.spec.ts"],
  outputDir: "../test-results/browser",
  // `npm test` counts from the JSON.
  reporter: [["dot"], ["json", { outputFile: "../test-results/browser.json" }]],
  forbidOnly: Boolean(process.env.CI),
  // Five seconds, the default, are short where other programs use the machine too. What passes takes no longer.
  expect: { timeout: 15_000 },
  workers: availableParallelism(),
  fullyParallel: true,
  metadata: { runs: process.env.TEST_RUNS },
  // One baseline for all systems: what is compared tolerates their fonts.
  snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
  use: {
    baseURL: `http://localhost:${PORT}`,
    // `page.route` does not see what a service worker requests. offline.spec.ts allows them.
    serviceWorkers: "block",
    // Dialogs open and close at once, and nothing is drawn that no test looks at.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launchOptions(process.env.CHROMIUM_PATH),
  },
  webServer: {
    command: "node node_modules/export-kit/bin/export-kit.mjs serve",
    cwd: "..",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
