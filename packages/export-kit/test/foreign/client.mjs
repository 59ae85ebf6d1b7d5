// @ts-check
import assert from "node:assert/strict";
import { assertClean, assertHydrated, computedStyle, navigateSoftly, openPage } from "./browser.mjs";

/** @typedef {import("playwright").Page} Page */

/**
 * Checks of the application with much client code.
 *
 * @param {import("./site.mjs").Site} site
 * @param {import("./results.mjs").Results["check"]} check
 */
export async function checkClient({ browser, origin }, check) {
  /** @param {string} name @param {string} path @param {(page: Page) => Promise<void>} run */
  const checkPage = (name, path, run) =>
    check(`client: ${name}`, async () => {
      const { page, watched } = await openPage(browser, origin);
      await page.goto(path);
      await run(page);
      await page.context().close();
      assertClean(watched);
    });

  await checkPage("soft navigation keeps the providers' state", "/", async (page) => {
    await assertHydrated(page);
    const density = page.getByRole("button", { name: /^Density/ });
    assert.equal(await computedStyle(density, "letterSpacing"), "3px");
    await density.click();
    await navigateSoftly(page, [
      ["Form", "Form"],
      ["Gallery", "Gallery"],
      ["Lazy", "Lazy"],
      ["Filter", "Filter"],
      ["Home", "Client"],
    ]);
    assert.equal(await density.textContent(), "Density: narrow");
    // A style that React removes is really gone: the stylesheet no longer matches.
    assert.equal(await computedStyle(density, "letterSpacing"), "1px");
    assert.notEqual(await computedStyle(density, "paddingLeft"), "20px");
  });

  await checkPage("dynamic imports with and without prerendering, and a portal", "/lazy", async (page) => {
    await assertHydrated(page, 3);
    assert.equal(await computedStyle(page.getByText("In the HTML"), "borderLeftColor"), "rgb(1, 2, 3)");
    await page.getByText("Window of some width").waitFor();
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText("42", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Open" }).click();
    await page.locator("body > [role=dialog]").waitFor();
  });

  await checkPage("a form with an action, its state and its error", "/form", async (page) => {
    await assertHydrated(page);
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
    await assertHydrated(page);
    await page.waitForFunction(() => [...document.images].every((image) => image.naturalWidth > 0));
    const filling = page.getByAltText("Filling");
    assert.equal(await computedStyle(filling, "position"), "absolute");
    assert.equal(await computedStyle(filling, "objectFit"), "cover");
    assert.equal(await computedStyle(page.getByAltText("Imported"), "color"), "rgba(0, 0, 0, 0)");
    const styled = page.getByText("A style of its own");
    assert.equal(await computedStyle(styled, "color"), "rgb(4, 5, 6)");
    assert.equal(
      await styled.evaluate((element) => getComputedStyle(element).getPropertyValue("--gap")),
      '"a;b"',
    );
    const loaded = () => [...document.fonts].filter(({ status }) => status === "loaded").length;
    await page.evaluate(() => document.fonts.ready);
    assert.equal(await page.evaluate(loaded), 1);
  });

  await checkPage("the URL keeps the filter of a list", "/filter?q=ap", async (page) => {
    const names = page.locator("main li");
    await page.getByText("apple").waitFor();
    await assertHydrated(page);
    assert.deepEqual(await names.allTextContents(), ["apple", "apricot"]);
    await page.getByLabel("Search").fill("ch");
    await page.waitForURL("**/filter?q=ch");
    await page.getByText("cherry").waitFor();
    assert.deepEqual(await names.allTextContents(), ["cherry"]);
  });

  await checkPage(
    "a guard redirects visitors to the sign-in form, and admits users",
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
}
