// @ts-check
import assert from "node:assert/strict";
import { assertClean, assertHydrated, computedStyle, navigateSoftly, openPage } from "./browser.mjs";

/** @typedef {import("playwright").Page} Page */

/** Files of the site other than pages, and their media types. */
const FILES = {
  "/feed.xml": "application/xml",
  "/robots.txt": "text/plain",
  "/icon.svg": "image/svg+xml",
};

/**
 * Checks of the application without collections.
 *
 * @param {import("./site.mjs").Site} site
 * @param {import("../foreign-apps.mjs").Check} check
 */
export async function checkPlain({ browser, origin }, check) {
  /** @typedef {{ parts?: number, errors?: RegExp, prepare?: (page: Page) => Promise<unknown> }} Options errors that are expected */
  /** @param {string} name @param {string} path @param {(page: Page) => Promise<void>} run @param {Options} [options] */
  const checkPage = (name, path, run, { parts, errors, prepare } = {}) =>
    check(`plain: ${name}`, async () => {
      const { page, watched } = await openPage(browser, origin);
      await prepare?.(page);
      await page.goto(path);
      await assertHydrated(page, parts);
      await run(page);
      await page.context().close();
      assertClean({ ...watched, errors: watched.errors.filter((error) => !errors?.test(error)) });
    });

  await checkPage("soft navigation through nested layouts and back", "/", async (page) => {
    const density = page.getByRole("button", { name: /^Density/ });
    assert.equal(await computedStyle(density, "letterSpacing"), "3px");
    await density.click();
    const pages = ["Form", "Gallery", "Lazy", "Filter", "About", "Guides"];
    await navigateSoftly(page, [
      ...pages.map((name) => /** @type {const} */ ([name, name])),
      ["The third guide", "The third guide"],
      ["Details", "Details of the third guide"],
      ["Stream", "Stream"],
      ["Home", "Plain"],
      ["The second guide", "The second guide"],
    ]);
    assert.equal(await page.title(), "The second guide | Plain");
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Plain" }).waitFor();
    // The layout has kept its state. A style that React removes is really gone: the stylesheet no longer matches.
    assert.equal(await density.textContent(), "Density: narrow");
    assert.equal(await computedStyle(density, "letterSpacing"), "1px");
    assert.notEqual(await computedStyle(density, "paddingLeft"), "20px");
    assert.equal(await computedStyle(page.locator("footer"), "letterSpacing"), "2px");
  });

  await checkPage(
    "the script in the head runs before the body is parsed",
    "/about",
    async (page) => {
      assert.equal(await page.evaluate(() => sessionStorage.getItem("theme-at-body")), "dark");
      assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
    },
    {
      prepare: (page) =>
        page.addInitScript(() => {
          localStorage.setItem("theme", "dark");
          new MutationObserver((_, observer) => {
            if (!document.body) return;
            observer.disconnect();
            sessionStorage.setItem("theme-at-body", document.documentElement.dataset.theme ?? "none");
          }).observe(document, { childList: true, subtree: true });
        }),
    },
  );

  await checkPage(
    "suspended content is in its place",
    "/stream",
    async (page) => {
      assert.deepEqual(await page.locator("main h2").allTextContents(), ["Level 3", "Level 2", "Level 1"]);
      assert.equal(await page.getByText(/^(Waiting|Loading)/).count(), 0);
    },
    { parts: 5 },
  );

  await checkPage(
    "an error boundary catches an error, and recovers",
    "/broken",
    async (page) => {
      await page.getByRole("button", { name: "Blow the fuse" }).click();
      await page.getByText("Caught: the fuse has blown").waitFor();
      await page.getByRole("button", { name: "Again" }).click();
      await page.getByRole("button", { name: "Blow the fuse" }).waitFor();
    },
    { errors: /./ },
  );

  await checkPage(
    "the 404 page is filled in the browser for a path that a dynamic route does not list",
    "/guides/fourth",
    async (page) => {
      await page.getByRole("heading", { level: 1, name: "Nobody has written the guide fourth" }).waitFor();
      await navigateSoftly(page, [["About this site", "About"]]);
    },
    { errors: /404/ },
  );

  await checkPage(
    "dynamic imports with and without prerendering, and a portal",
    "/lazy",
    async (page) => {
      assert.equal(await computedStyle(page.getByText("In the HTML"), "borderLeftColor"), "rgb(1, 2, 3)");
      await page.getByText("Window of some width").waitFor();
      await page.getByRole("button", { name: "Calculate" }).click();
      await page.getByText("42", { exact: true }).waitFor();
      await page.getByRole("button", { name: "Open" }).click();
      await page.locator("body > [role=dialog]").waitFor();
    },
    { parts: 3 },
  );

  await checkPage("a form with an action, its state and its error", "/form", async (page) => {
    await page.getByLabel("Note").fill("four");
    await page.getByText("Letters: 4").waitFor();
    await page.getByRole("button", { name: "Order" }).click();
    await page.getByText("The amount has to be more than nothing").waitFor();
    await page.getByLabel("Amount").fill("3");
    await page.getByRole("button", { name: "Order" }).click();
    await page.getByText("Ordered: 3, expected: 3").waitFor();
    assert.equal(await page.getByText("The amount has to be").count(), 0);
  });

  await checkPage("a local font and images, styled as in Next's HTML", "/gallery", async (page) => {
    await page.waitForFunction(() => [...document.images].every((image) => image.naturalWidth > 0));
    const filling = page.getByAltText("Filling");
    assert.equal(await computedStyle(filling, "position"), "absolute");
    assert.equal(await computedStyle(filling, "objectFit"), "cover");
    assert.equal(await computedStyle(page.getByAltText("Imported"), "color"), "rgba(0, 0, 0, 0)");
    const styled = page.getByText("A style of its own");
    assert.equal(await computedStyle(styled, "color"), "rgb(4, 5, 6)");
    const gap = await styled.evaluate((element) => getComputedStyle(element).getPropertyValue("--gap"));
    assert.equal(gap, '"a;b"');
    const loaded = () => [...document.fonts].filter(({ status }) => status === "loaded").length;
    await page.evaluate(() => document.fonts.ready);
    assert.equal(await page.evaluate(loaded), 1);
  });

  await checkPage("the URL keeps the filter of a list", "/filter?q=ap", async (page) => {
    const names = page.locator("main li");
    await page.getByText("apple").waitFor();
    assert.deepEqual(await names.allTextContents(), ["apple", "apricot"]);
    await page.getByLabel("Search").fill("ch");
    await page.waitForURL("**/filter?q=ch");
    await page.getByText("cherry").waitFor();
    assert.deepEqual(await names.allTextContents(), ["cherry"]);
  });

  await checkPage(
    "a guard sends visitors to the sign-in form, and admits users",
    "/account/settings",
    async (page) => {
      await page.waitForURL("**/sign-in?next=%2Faccount%2Fsettings");
      await assertHydrated(page);
      await page.getByLabel("Name").fill("Ada");
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
      await page.getByText("Signed in as Ada").waitFor();
      await page.reload();
      await page.getByText("Signed in as Ada").waitFor();
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.waitForURL("**/sign-in?next=**");
    },
  );

  await check("plain: files other than pages are served, and an unknown page with status 404", async () => {
    for (const [path, type] of Object.entries(FILES)) {
      const response = await fetch(`${origin}${path}`);
      assert.equal(response.status, 200, path);
      assert.equal(response.headers.get("content-type")?.split(";")[0], type, path);
    }
    const unlisted = await fetch(`${origin}/guides/fourth`);
    assert.equal(unlisted.status, 404);
    assert.match(await unlisted.text(), /<meta name="robots" content="noindex"/);
  });
}
