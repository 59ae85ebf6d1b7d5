import { defineConfig } from "@playwright/test";

/** A port of its own, so that the tests never talk to a server somebody else has started. */
const PORT = Number(process.env.E2E_PORT ?? 4173);

const MEASURING = "portal-speed.spec.ts";

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results/browser",
  // `npm test` counts from the JSON; the path is seen from this folder.
  reporter: [["list"], ["json", { outputFile: "../test-results/browser.json" }]],
  forbidOnly: Boolean(process.env.CI),
  // Five seconds, the default, are short where other programs use the machine too. What passes takes no longer.
  expect: { timeout: 15_000 },
  // One more than the two cores that the tests are made for: each waits for its browser a good part of the time.
  workers: 3,
  projects: [
    { name: "behaviour", testIgnore: MEASURING },
    // What measures time has the machine for itself.
    { name: "speed", testMatch: MEASURING, dependencies: ["behaviour"], workers: 1 },
  ],
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
    command: "node node_modules/export-kit/bin/export-kit.mjs serve",
    cwd: "..",
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
