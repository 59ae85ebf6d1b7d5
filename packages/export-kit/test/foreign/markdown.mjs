// @ts-check
import assert from "node:assert/strict";
import { assertClean, assertHydrated, navigateSoftly, openPage } from "./browser.mjs";
import { comparePages } from "./compare.mjs";
import { listPages } from "./site.mjs";

/**
 * Compares a site with one whose pages Next wrote from the same sources.
 *
 * @param {string} out
 * @param {string} reference
 * @param {number} posts expected number of posts
 */
export function compareWithNext(out, reference, posts) {
  const files = listPages(out);
  assert.deepEqual(files, listPages(reference), "the sites have different pages");
  assert.equal(files.filter((file) => file.startsWith("posts/")).length, posts);
  assert.deepEqual(comparePages(reference, out, files).slice(0, 5), []);
}

/**
 * Checks of the Markdown application.
 *
 * @param {import("./site.mjs").Site} site
 * @param {import("../foreign-apps.mjs").Check} check
 */
export async function checkMarkdown({ browser, origin }, check) {
  await check("markdown: from a hydrated page to a post without scripts, and back", async () => {
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
    assert.equal((await fetch(`${origin}/posts/note-9999`)).status, 404);
  });
}
