import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Where distributions put a Chromium that tests can drive: the one without windows first, it is the quicker. */
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Finds a Chromium for the browser tests, or installs one: Playwright's own download first, then,
 * as root on Debian, the distribution's package.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} that says what to install, when none of it works
 */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  console.log("No Chromium found: trying Playwright's download ...");
  spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit", timeout: 5 * 60_000 });
  const downloaded = await findBrowser();
  if (downloaded) return downloaded;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    console.log("Installing Debian's chromium-headless-shell ...");
    spawnSync("apt-get", ["update"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"], {
      stdio: "inherit",
    });
    const installed = await findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium. Install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.",
  );
}

async function findBrowser() {
  const { chromium } = await import("playwright");
  return [...CANDIDATES, chromium.executablePath()].find((file) => file && existsSync(file));
}
