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
import { checkClient } from "./foreign/client.mjs";
import { installApp, unpackPackage } from "./foreign/install.mjs";
import { checkMarkdown, compareWithNext } from "./foreign/markdown.mjs";
import { checkPlain } from "./foreign/plain.mjs";
import { assertAllowed } from "./foreign/policy.mjs";
import { createResults } from "./foreign/results.mjs";
import { addressOf, build, listPages, renderWithNext, serve } from "./foreign/site.mjs";
import { writePosts } from "./foreign/write-posts.mjs";

/** Enough for every part of a post beside every awkward text. */
const POSTS = 300;
/** Of the pages without scripts, which are alike, the browser opens one in this many. */
const ONE_IN = 8;
/** Folders of the collections, whose pages have no scripts. */
const COLLECTIONS = /^(posts|glossary)\//;
/** `Mounted` parts of each hydrated page: one in the layout, one in the page. */
const HYDRATED_PARTS = 2;
/** A font for the client application, under the Open Font License. */
const FONT = "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2";

const here = path.dirname(fileURLToPath(import.meta.url));
const installed = path.join(path.dirname(createRequire(import.meta.url).resolve("next/package.json")), "..");
const folder = mkdtempSync(path.join(tmpdir(), "foreign-apps-"));
const { check, counts } = createResults();
const [report] = process.argv.slice(2);

/**
 * @param {string} name
 * @param {string} packed folder of the unpacked package
 */
function install(name, packed) {
  const target = path.join(folder, name);
  installApp({ app: path.join(here, "apps", name), target, packed, installed });
  return target;
}

/**
 * Builds an application, serves it and opens its pages.
 *
 * @param {string} name
 * @param {string} app folder of its copy
 * @param {import("playwright").Browser} browser
 * @param {typeof checkPlain} checkMore checks of this application
 */
async function checkApp(name, app, browser, checkMore) {
  const built = await check(`${name}: builds`, () => build(app).then(() => true));
  if (!built) return;
  const server = await serve(app);
  const open = (/** @type {string[]} */ files, /** @type {number} */ parts) =>
    assertPages(browser, server.origin, files.map(addressOf), parts);
  try {
    const files = listPages(path.join(app, "out"));
    const written = files.filter((file) => COLLECTIONS.test(file));
    const hydrated = files.filter((file) => !COLLECTIONS.test(file));
    await check(`${name}: ${hydrated.length} pages hydrate under the policy`, () =>
      open(hydrated, HYDRATED_PARTS),
    );
    if (written.length > 0) {
      const opened = written.filter((_, index) => index % ONE_IN === 0);
      await check(`${name}: ${opened.length} pages without scripts comply with the policy`, () =>
        open(opened, 0),
      );
      await check(`${name}: ${written.length} pages contain nothing that the policy blocks`, () =>
        assertAllowed(path.join(app, "out"), written),
      );
    }
    await checkMore({ browser, origin: server.origin }, check);
  } finally {
    await server.close();
  }
}

/** @param {string} packed @param {import("playwright").Browser} browser */
async function checkSmallApps(packed, browser) {
  await checkApp("plain", install("plain", packed), browser, checkPlain);
  const client = install("client", packed);
  mkdirSync(path.join(client, "fonts"));
  cpSync(path.join(installed, FONT), path.join(client, "fonts/heading.woff2"));
  await checkApp("client", client, browser, checkClient);
}

/** @param {string} packed @param {import("playwright").Browser} browser */
async function checkCollection(packed, browser) {
  const app = install("markdown", packed);
  writePosts(path.join(app, "posts"), POSTS);
  await checkApp("markdown", app, browser, checkMarkdown);
  await check(`markdown: ${POSTS} posts equal those that Next writes`, async () => {
    compareWithNext(path.join(app, "out"), await renderWithNext(app), POSTS);
  });
}

const browser = await launchBrowser();
try {
  const packed = await check("the package is packed", () =>
    unpackPackage(path.dirname(here), path.join(folder, "packed")),
  );
  // In parallel, because each leaves a core idle part of the time.
  if (packed) await Promise.all([checkSmallApps(packed, browser), checkCollection(packed, browser)]);
} finally {
  await browser.close();
  if (process.env.KEEP) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}
const { passed, failed } = counts();
if (report) writeFileSync(report, JSON.stringify(counts()));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
