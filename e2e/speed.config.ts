import { defineConfig } from "@playwright/test";
import siteTests, { SPEED_TESTS } from "./playwright.config";

/** The tests that measure processor time, one after the other. `npm test` runs nothing beside them. */
export default defineConfig(siteTests, {
  testMatch: SPEED_TESTS,
  testIgnore: [],
  outputDir: "../test-results/speed",
  reporter: [["list"], ["json", { outputFile: "../test-results/speed.json" }]],
  workers: 1,
});
