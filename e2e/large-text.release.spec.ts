import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content } from "./content";
import { test } from "./reused-page";
import { TEMPLATES } from "./templates";

/** Twice and four times the usual font size, set in the browser, on screens where that is likely. */
const SETTINGS = [
  { times: 2, width: 360 },
  { times: 4, width: 1280 },
];
const USUAL_SIZE = 16;
const PORTAL = { name: "sign-in", path: routes.auth() };

for (const { name, path } of [...TEMPLATES, PORTAL]) {
  test(`${name} does not scroll sideways with text at 200% on a phone and at 400% on a desk`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // The setting holds as long as the session.
    const session = await page.context().newCDPSession(page);
    for (const { times, width } of SETTINGS) {
      await page.setViewportSize({ width, height: 800 });
      await session.send("Page.setFontSizes", { fontSizes: { standard: times * USUAL_SIZE } });
      const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      await expect.poll(size).toBe(`${times * USUAL_SIZE}px`);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      // One pixel may be rounding.
      await expect.poll(overflow, `pixels beyond ${width}`).toBeLessThanOrEqual(1);
      // The portal has a bar of its own, without a menu of the website.
      const control =
        path === PORTAL.path
          ? page.getByRole("link", { name: content.site.brand })
          : page.getByRole("button", { name: "Open menu" });
      await expect(control).toBeInViewport();
    }
    await session.detach();
  });
}
