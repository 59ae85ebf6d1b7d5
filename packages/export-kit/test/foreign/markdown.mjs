// @ts-check
import assert from "node:assert/strict";
import { assertClean, assertHydrated, navigateSoftly, openPage } from "./browser.mjs";
import { comparePages } from "./compare.mjs";
import { listPages } from "./site.mjs";

/** Differences that are shown. */
const SHOWN = 5;

const POSTS = "posts/";

/**
 * Compares a site with what Next by itself writes of the same sources, page by page.
 *
 * @param {string} out
 * @param {string} reference
 * @param {number} posts that there are
 */
export function compareWithNext(out, reference, posts) {
  const files = listPages(out);
  assert.deepEqual(files, listPages(reference), "the sites have different pages");
  assert.equal(files.filter((file) => file.startsWith(POSTS)).length, posts);
  const differences = comparePages(reference, out, files);
  if (differences.length > 0)
    throw new Error(`${differences.length} pages differ:\n${differences.slice(0, SHOWN).join("\n")}`);
}

/**
 * What the Markdown site does besides hydrating.
 *
 * @param {import("./site.mjs").Site} site
 * @param {import("./results.mjs").Results["check"]} check
 */
export async function checkMarkdown({ browser, origin }, check) {
  await check("markdown: from a page that React runs to a post without scripts, and on", async () => {
    const { page, watched } = await openPage(browser, origin);
    await page.goto("/");
    await assertHydrated(page);
    await navigateSoftly(page, [
      ["About", "About"],
      ["Notes", "Notes"],
      ["hills", "Tagged hills"],
    ]);
    await page.locator("main li a").first().click();
    await page.waitForURL("**/posts/*");
    assert.equal(await page.locator("script[src]").count(), 0);
    await page.locator("main a[href^='/tags/']").first().click();
    await page.waitForURL("**/tags/*");
    await assertHydrated(page);
    await page.context().close();
    assertClean(watched);
  });

  await check("markdown: a post that there is not", async () => {
    assert.equal((await fetch(`${origin}/posts/note-2000`)).status, 404);
  });
}
