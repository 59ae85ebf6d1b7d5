import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content, labelOf, sample } from "./content";
import { reusedPageTest as test, test as freshTest } from "./guarded-page";
import { gotoHydrated } from "./hydrated";

const { landing } = sample;
const PHONE = { width: 390, height: 800 };
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Menu" });

test("the mobile menu closes when a link in it is followed by soft navigation", async ({ page }) => {
  await page.setViewportSize(PHONE);
  // Before hydration a link would load a new document.
  await gotoHydrated(page, routes.services());
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("button", { name: "Open menu" }).click();
  await menuOf(page)
    .getByRole("link", { name: labelOf(routes.industries()), exact: true })
    .click();
  await expect(page).toHaveURL(routes.industries());
  await expect(menuOf(page)).toBeHidden();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

const services = content.navigation.header.find(({ url }) => url === routes.services())!.links!;

test("the mobile menu lists all services, prices, regions, the portal and the telephone, and closes on Escape", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(landing);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  const urls = [routes.pricing(), routes.regions(), routes.auth(), `tel:${content.site.phone.e164}`];
  for (const url of [...urls, services.at(-1)!.url])
    await expect(menuOf(page).locator(`a[href="${url}"]`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Show all services" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(menuOf(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test("the top bar shows its three texts on phones, without scrolling sideways", async ({ page }) => {
  await page.goto(landing);
  for (const width of [320, 390]) {
    await page.setViewportSize({ ...PHONE, width });
    const bar = page.getByRole("complementary", { name: "Contact" });
    const { phone, email, topBar } = content.site;
    for (const text of [phone.display, email.sales, topBar])
      await expect(bar.getByText(text)).toBeInViewport();
    expect(await bar.evaluate((element) => element.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

for (const path of [routes.about(), landing])
  test(`the list of services on ${path} opens under its word, closes on Escape and has working links`, async ({
    page,
  }) => {
    await page.goto(path);
    const button = page.getByRole("button", { name: "Show all services" });
    const last = menuOf(page).getByRole("link", { name: services.at(-1)!.label });
    await expect(last).toBeHidden();
    await button.click();
    await expect(last).toBeVisible();
    const leftOf = async (url: string) => (await menuOf(page).locator(`a[href="${url}"]`).boundingBox())!.x;
    await expect
      .poll(async () => Math.abs((await leftOf(services[0]!.url)) - (await leftOf(routes.services()))))
      .toBeLessThan(4);
    await page.keyboard.press("Escape");
    await expect(last).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await last.click();
    await expect(page).toHaveURL(services.at(-1)!.url);
    await expect(last).toBeHidden();
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

freshTest(
  "where scroll timelines are unknown, a shadow shows below the bar only on a scrolled page",
  async ({ page }) => {
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
  },
);
