import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { labelOf, sample } from "./content";
import { gotoHydrated } from "./hydrated";

const { landing } = sample;

test.use({ viewport: { width: 390, height: 800 } });

test("the menu closes when a link is followed by soft navigation", async ({ page }) => {
  // Before the page has hydrated, a link is the browser's to follow: it loads the next document whole.
  await gotoHydrated(page, routes.services());
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: labelOf(routes.industries()), exact: true }).click();
  await expect(page).toHaveURL(routes.industries());
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the menu closes on Escape and gives the focus back", async ({ page }) => {
  await page.goto(landing);
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [routes.home(), landing]) {
    test(`the menu of ${path} opens and leads on`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole("button", { name: "Open menu" }).click();
      const menu = page.getByRole("navigation", { name: "Menu" });
      await expect(menu).toBeVisible();
      await menu.getByRole("link", { name: labelOf(routes.services()), exact: true }).click();
      await expect(page).toHaveURL(routes.services());
      await expect(menu).toBeHidden();
    });
  }
});

test("the bar lifts off once the page is scrolled past 10 px", async ({ page }) => {
  await page.goto(landing);
  const shadow = () => page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).boxShadow);
  await page.mouse.wheel(0, 8);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(8);
  expect(await shadow()).toMatch(/^none$|rgba\(.* 0\) /);
  await page.mouse.wheel(0, 40);
  await expect.poll(shadow).not.toMatch(/^none$|rgba\(.* 0\) /);
});
