// @ts-check
/**
 * Tests the package with applications from outside of this repository: installs it from its tarball, builds them, and
 * opens them in a browser under the policy.
 *
 *   node test/foreign-apps.mjs [file for the results as JSON]
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { assertPages, launchBrowser } from "./foreign/browser.mjs";
import { installApp, unpackPackage } from "./foreign/install.mjs";
import { checkMarkdown, compareWithNext } from "./foreign/markdown.mjs";
import { checkPlain } from "./foreign/plain.mjs";
import { addressOf, build, listPages, renderWithNext, serve } from "./foreign/site.mjs";
import { writePosts } from "./foreign/write-posts.mjs";

/** Enough for every part of a post beside every awkward text. */
const POSTS = 300;
/** Of the pages without scripts, which are alike, the browser opens one in this many. */
const ONE_IN = 4;
/** `Mounted` parts of each hydrated page: one in the layout, one in the page. */
const HYDRATED_PARTS = 2;
/** A font for the plain application, under the Open Font License. */
const FONT = "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2";

const here = path.dirname(fileURLToPath(import.meta.url));
const installed = path.join(path.dirname(createRequire(import.meta.url).resolve("next/package.json")), "..");
const folder = mkdtempSync(path.join(tmpdir(), "foreign-apps-"));
const counts = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs a check. A failure does not stop the rest, so that one run shows all problems.
 *
 * @typedef {<T>(name: string, run: () => T | Promise<T>) => Promise<T | undefined>} Check its result, or undefined if it failed
 * @type {Check}
 */
async function check(name, run) {
  const started = performance.now();
  try {
    const value = await run();
    counts.passed += 1;
    console.log(`ok     ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return value;
  } catch (error) {
    counts.failed += 1;
    console.error(`FAILED ${name}\n${error instanceof Error ? error.message : error}\n`);
    return undefined;
  }
}

/**
 * Installs an application, builds and serves it, and opens its pages.
 *
 * @param {string} name
 * @param {{ packed: string, browser: import("playwright").Browser }} tools `packed` is the folder of the unpacked package
 * @param {(app: string) => void} prepare adds to the application
 * @param {typeof checkPlain} checkMore checks of this application
 * @returns {Promise<string>} its folder
 */
async function checkApp(name, { packed, browser }, prepare, checkMore) {
  const app = path.join(folder, name);
  installApp({ app: path.join(here, "apps", name), target: app, packed, installed });
  prepare(app);
  if (!(await check(`${name}: builds`, () => build(app).then(() => true)))) return app;
  const server = await serve(app);
  const open = (/** @type {string[]} */ files, /** @type {number} */ parts) =>
    assertPages(browser, server.origin, files.map(addressOf), parts);
  try {
    const files = listPages(path.join(app, "out"));
    // Of a collection: they have no scripts.
    const written = files.filter((file) => file.startsWith("posts/"));
    const hydrated = files.filter((file) => !written.includes(file));
    await check(`${name}: ${hydrated.length} pages hydrate under the policy`, () =>
      open(hydrated, HYDRATED_PARTS),
    );
    const opened = written.filter((_, index) => index % ONE_IN === 0);
    if (opened.length > 0)
      await check(`${name}: ${opened.length} pages without scripts comply with the policy`, () =>
        open(opened, 0),
      );
    await checkMore({ browser, origin: server.origin }, check);
  } finally {
    await server.close();
  }
  return app;
}

const browser = await launchBrowser();
try {
  const packed = await check("the package is packed", () =>
    unpackPackage(path.dirname(here), path.join(folder, "packed")),
  );
  const checkSmall = (/** @type {string} */ unpacked) =>
    checkApp(
      "plain",
      { packed: unpacked, browser },
      (app) => {
        mkdirSync(path.join(app, "fonts"));
        cpSync(path.join(installed, FONT), path.join(app, "fonts/heading.woff2"));
      },
      checkPlain,
    );
  const checkCollection = async (/** @type {string} */ unpacked) => {
    const write = (/** @type {string} */ app) => writePosts(path.join(app, "posts"), POSTS);
    const app = await checkApp("markdown", { packed: unpacked, browser }, write, checkMarkdown);
    await check(`markdown: ${POSTS} posts equal those that Next writes`, async () =>
      compareWithNext(path.join(app, "out"), await renderWithNext(app), POSTS),
    );
  };
  // In parallel, because each leaves a core idle part of the time.
  if (packed) await Promise.all([checkSmall(packed), checkCollection(packed)]);
} finally {
  await browser.close();
  if (process.env.KEEP) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}
const [report] = process.argv.slice(2);
if (report) writeFileSync(report, JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 ? 1 : 0;
