// @ts-check
import assert from "node:assert/strict";
import { assertClean, assertHydrated, computedStyle, navigateSoftly, openPage } from "./browser.mjs";

/** Files of the site other than pages, and their media types. */
const FILES = {
  "/feed.xml": "application/xml",
  "/robots.txt": "text/plain",
  "/icon.svg": "image/svg+xml",
};

/**
 * Checks of the plain application.
 *
 * @param {import("./site.mjs").Site} site
 * @param {import("./results.mjs").Results["check"]} check
 */
export async function checkPlain({ browser, origin }, check) {
  await check("plain: soft navigation through nested layouts and back", async () => {
    const { page, watched } = await openPage(browser, origin);
    await page.goto("/");
    await assertHydrated(page);
    await page.getByRole("button", { name: "Pressed 0 times" }).click();
    await navigateSoftly(page, [
      ["About", "About"],
      ["Guides", "Guides"],
      ["The third guide", "The third guide"],
      ["Details", "Details of the third guide"],
      ["Stream", "Stream"],
      ["Home", "Plain"],
      ["The second guide", "The second guide"],
    ]);
    assert.equal(await page.title(), "The second guide | Plain");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Plain" }).waitFor();
    // The layout has kept its state.
    assert.equal(await page.getByRole("button", { name: "Pressed 1 times" }).count(), 1);
    await page.context().close();
    assertClean(watched);
  });

  await check("plain: the script in the head runs before the body is parsed", async () => {
    const { page, watched } = await openPage(browser, origin);
    await page.addInitScript(() => {
      localStorage.setItem("theme", "dark");
      new MutationObserver((_, observer) => {
        if (!document.body) return;
        observer.disconnect();
        sessionStorage.setItem("theme-at-body", document.documentElement.dataset.theme ?? "none");
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/about");
    await assertHydrated(page);
    assert.equal(await page.evaluate(() => sessionStorage.getItem("theme-at-body")), "dark");
    assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
    await page.context().close();
    assertClean(watched);
  });

  await check("plain: suspended content is in its place", async () => {
    const { page, watched } = await openPage(browser, origin);
    await page.goto("/stream");
    await assertHydrated(page, 5);
    assert.deepEqual(await page.locator("main h2").allTextContents(), ["Level 3", "Level 2", "Level 1"]);
    assert.equal(await page.getByText(/^(Waiting|Loading)/).count(), 0);
    await page.context().close();
    assertClean(watched);
  });

  await check("plain: an error boundary catches an error, and recovers", async () => {
    const { page, watched } = await openPage(browser, origin);
    await page.goto("/broken");
    await assertHydrated(page);
    await page.getByRole("button", { name: "Blow the fuse" }).click();
    await page.getByText("Caught: the fuse has blown").waitFor();
    await page.getByRole("button", { name: "Again" }).click();
    await page.getByRole("button", { name: "Blow the fuse" }).waitFor();
    await page.context().close();
    assert.deepEqual(watched.violations, []);
  });

  await check("plain: an unknown URL shows the 404 page, with status 404", async () => {
    const { page, watched } = await openPage(browser, origin);
    const response = await page.goto("/guides/fourth");
    assert.equal(response?.status(), 404);
    await assertHydrated(page);
    await page.getByRole("heading", { level: 1, name: "Nothing here" }).waitFor();
    await navigateSoftly(page, [["About this site", "About"]]);
    await page.context().close();
    assert.deepEqual(watched.violations, []);
    // The 404 of the document itself is expected.
    assert.deepEqual(
      watched.errors.filter((error) => !error.includes("404")),
      [],
    );
  });

  await check("plain: a page of a collection has its title and text, and no scripts", async () => {
    const { page, watched } = await openPage(browser, origin);
    await page.goto("/");
    await page.getByRole("link", { name: "Document Object Model" }).click();
    await page.getByRole("heading", { level: 1, name: "DOM" }).waitFor();
    assert.equal(await page.title(), "DOM | Plain");
    assert.equal(await page.locator("main p").textContent(), "Document Object Model");
    assert.equal(await page.locator("script[src]").count(), 0);
    assert.equal(await computedStyle(page.locator("footer"), "letterSpacing"), "2px");
    await page.context().close();
    assertClean(watched);
  });

  await check("plain: files other than pages are served", async () => {
    for (const [path, type] of Object.entries(FILES)) {
      const response = await fetch(`${origin}${path}`);
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get("content-type")?.split(";")[0], type, path);
    }
  });
}
