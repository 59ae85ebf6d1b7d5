import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Chromium without windows: tests take half the processor time that a whole Chromium needs, headless or not. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

/** Where distributions put Chromium. */
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds a Chromium for the browser tests. As root on Debian it installs the headless shell; elsewhere it tries
 * Playwright's own download where there is none.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} that says what to install, when none of it works
 */
export async function ensureBrowser() {
  if (!process.env.CHROMIUM_PATH) installHeadlessShell();
  const found = await findBrowser();
  if (found) return found;
  console.log("No Chromium found: trying Playwright's download ...");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 5 * 60_000 });
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  throw new Error(
    "The browser tests need Chromium. Install it (on Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to its executable.",
  );
}

function installHeadlessShell() {
  if (existsSync(HEADLESS_SHELL) || !existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  console.log("Installing chromium-headless-shell from Debian ...");
  const apt = (...args) =>
    spawnSync("env", ["DEBIAN_FRONTEND=noninteractive", "apt-get", ...args], { stdio: "inherit" }).status ===
    0;
  const install = () => apt("install", "-y", "--no-install-recommends", "chromium-headless-shell");
  if (!install() && apt("update")) install();
}

async function findBrowser() {
  const { chromium } = await import("playwright");
  return [...CANDIDATES, chromium.executablePath()].find((file) => file && existsSync(file));
}
