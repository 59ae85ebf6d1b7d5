// @ts-check
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** @typedef {import("playwright").Page} Page */

/** Paths of Chromium in distributions. */
const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/** In milliseconds: guards against hanging, on a busy machine too. */
const TIMEOUT = 60_000;
/** A policy without inline scripts and styles, and with Trusted Types. */
const STRICT =
  /^(?!.*unsafe)(?=.*script-src 'self';)(?=.*style-src 'self';)(?=.*require-trusted-types-for 'script')/;

export function launchBrowser() {
  const executablePath = [...CANDIDATES, chromium.executablePath()].find((file) => file && existsSync(file));
  if (!executablePath) throw new Error("no Chromium: install it, or set CHROMIUM_PATH to its executable");
  return chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
}

/**
 * Problems of a page.
 *
 * @typedef {object} Watched
 * @property {string[]} violations of the Content-Security-Policy and Trusted Types
 * @property {string[]} errors on the console, uncaught errors, and responses with status 400 or more
 */

/**
 * Opens a page in a new context, and records violations and errors from its first script on.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @returns {Promise<{ page: Page, watched: Watched }>}
 */
export async function openPage(browser, origin) {
  const context = await browser.newContext({ baseURL: origin });
  context.setDefaultTimeout(TIMEOUT);
  const page = await context.newPage();
  /** @type {Watched} */
  const watched = { violations: [], errors: [] };
  await page.exposeFunction("reportViolation", (/** @type {string} */ text) => watched.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      // @ts-expect-error exposed above
      window.reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const list = /Content.Security.Policy|Trusted.?(Type|HTML|Script)/i.test(message.text())
      ? "violations"
      : "errors";
    watched[list].push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => watched.errors.push(`${page.url()}: ${error.message}`));
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() >= 400) watched.errors.push(`${page.url()}: ${response.status()} ${pathname}`);
  });
  return { page, watched };
}

/** @param {Watched} watched */
export function assertClean(watched) {
  assert.deepEqual(watched, { violations: [], errors: [] });
}

/**
 * Waits until every `Mounted` part of a page has hydrated.
 *
 * @param {Page} page
 * @param {number} [least] number of parts expected at least
 */
export async function assertHydrated(page, least = 2) {
  await page
    .waitForFunction((count) => {
      const parts = [...document.querySelectorAll("[data-mounted]")];
      return parts.length >= count && parts.every((part) => part.getAttribute("data-mounted") === "yes");
    }, least)
    .catch(async () => {
      const parts = await page
        .locator("[data-mounted]")
        .evaluateAll((list) => list.map((part) => part.outerHTML));
      throw new Error(`${page.url()} did not hydrate: ${parts.join("") || "it has no parts"}`);
    });
}

/**
 * Follows links one after another, and asserts that none loads a new document.
 *
 * @param {Page} page
 * @param {readonly (readonly [link: string, heading: string])[]} steps text of each link, and the heading of its page
 */
export async function navigateSoftly(page, steps) {
  await page.evaluate(() => document.documentElement.setAttribute("data-document", "first"));
  for (const [link, heading] of steps) {
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
    await assertHydrated(page);
    const mark = await page.locator("html").getAttribute("data-document");
    assert.equal(mark, "first", `the link “${link}” loaded a new document`);
  }
}

/**
 * @param {import("playwright").Locator} locator
 * @param {keyof CSSStyleDeclaration} property
 */
export function computedStyle(locator, property) {
  return locator.evaluate((element, name) => String(getComputedStyle(element)[name]), property);
}

/**
 * Loads pages of a site, and asserts that each hydrates without violations and errors.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} origin
 * @param {readonly string[]} paths
 * @param {number} [least] hydrated parts of each page
 */
export async function assertPages(browser, origin, paths, least) {
  const { page, watched } = await openPage(browser, origin);
  /** @type {Set<string>} */
  const policies = new Set();
  for (const path of paths) {
    const response = await page.goto(path);
    assert.equal(response?.status(), 200, path);
    const { "content-security-policy": policy = "" } = response?.headers() ?? {};
    assert.match(policy, STRICT, path);
    policies.add(policy);
    if (least !== 0) await assertHydrated(page, least);
  }
  await page.context().close();
  assertClean(watched);
  assert.equal(policies.size, 1, "expected the same policy on all pages");
}
