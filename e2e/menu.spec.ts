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
    for (const text of [phone.display, email.sales, topBar])
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

test("the list of services opens under its word", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(landing);
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("button", { name: `Show all ${labelOf(routes.services()).toLowerCase()}` }).click();
  const leftOf = async (url: string) => (await menu.locator(`a[href="${url}"]`).boundingBox())!.x;
  const [first] = content.navigation.header[0]!.links!;
  await expect
    .poll(async () => Math.abs((await leftOf(first!.url)) - (await leftOf(routes.services()))))
    .toBeLessThan(4);
});

test("the mobile menu also leads to prices, regions, the portal and the telephone", async ({ page }) => {
  await page.goto(landing);
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  for (const url of [routes.pricing(), routes.regions(), routes.auth(), `tel:${content.site.phone.e164}`])
    await expect(menu.locator(`a[href="${url}"]`)).toBeVisible();
});

test("where scroll timelines are unknown, a shadow below the bar shows only on a scrolled page", async ({
  page,
}) => {
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const css = (await response.text()).replaceAll(
      /\(animation-timeline:\s*scroll\(\)\)/g,
      "(animation-timeline: unheard-of())",
    );
    await route.fulfill({ response, body: css });
  });
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(landing);
  /** A strip below the bar, in the margin of the page, as a picture. */
  const strip = async (top: number) =>
    (await page.screenshot({ clip: { x: 4, y: top, width: 8, height: 4 } })).toString("base64");
  const { y, height } = (await page.getByRole("banner").boundingBox())!;
  const paper = await strip(y + height + 30);
  expect(await strip(y + height + 1)).toBe(paper);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  const stuck = (await page.getByRole("banner").boundingBox())!;
  await expect.poll(() => strip(stuck.height + 1)).not.toBe(paper);
});
