import { defineConfig } from "@playwright/test";
import { launchOptions } from "./launch-options";

/** The development server: the only browser tests that need no built site. */
export default defineConfig({
  testDir: ".",
  testMatch: "dev-server.spec.ts",
  outputDir: "../test-results/dev-server",
  reporter: [["list"], ["json", { outputFile: "../test-results/dev-server.json" }]],
  forbidOnly: Boolean(process.env.CI),
  // On a machine that is busy with other work.
  timeout: 900_000,
  expect: { timeout: 300_000 },
  // One server for all tests.
  workers: 1,
  use: { launchOptions: launchOptions(process.env.CHROMIUM_PATH) },
});
