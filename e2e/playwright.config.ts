import { defineConfig } from "@playwright/test";

/** A port of its own, so that the tests never talk to a server somebody else has started. */
const PORT = Number(process.env.E2E_PORT ?? 4173);

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/browser",
  // `npm test` counts from the JSON; the path is seen from this folder.
  reporter: [["list"], ["json", { outputFile: "../test-results/browser.json" }]],
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // One baseline for all systems: what is compared tolerates their fonts.
  snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        // Chromium refuses its sandbox to root, as in most containers.
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node lib/build/cli/serve.mjs",
    cwd: "..",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
