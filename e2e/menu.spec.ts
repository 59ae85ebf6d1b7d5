import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content, labelOf, sample } from "./content";
import { gotoHydrated } from "./hydrated";

const { landing } = sample;

test.use({ viewport: { width: 390, height: 800 } });

test("the mobile menu closes when a link in it is followed by soft navigation", async ({ page }) => {
  // Before hydration a link would load a new document.
  await gotoHydrated(page, routes.services());
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: labelOf(routes.industries()), exact: true }).click();
  await expect(page).toHaveURL(routes.industries());
  await expect(menu).toBeHidden();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the mobile menu closes on Escape and returns the focus to its button", async ({ page }) => {
  await page.goto(landing);
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  await expect(button).toBeFocused();
});

for (const width of [320, 390]) {
  test(`the top bar shows its three texts at ${width} px, without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(landing);
    const bar = page.getByRole("complementary", { name: "Contact" });
    const { phone, email, topBar } = content.site;
    for (const text of [phone.display, email.general, topBar])
      await expect(bar.getByText(text)).toBeInViewport();
    expect(await bar.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [routes.home(), landing]) {
    test(`without JavaScript, the mobile menu of ${path} opens and its links work`, async ({ page }) => {
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

test("the header has a shadow once the page is scrolled by more than 10 px", async ({ page }) => {
  await page.goto(landing);
  const shadow = () => page.getByRole("banner").evaluate((bar) => getComputedStyle(bar).boxShadow);
  await page.mouse.wheel(0, 8);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(8);
  expect(await shadow()).toMatch(/^none$|rgba\(.* 0\) /);
  await page.mouse.wheel(0, 40);
  await expect.poll(shadow).not.toMatch(/^none$|rgba\(.* 0\) /);
});
