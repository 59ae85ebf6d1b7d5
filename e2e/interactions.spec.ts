import { expect, test as freshTest, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content, sample } from "./content";
import { gotoHydrated, AFTER_HYDRATION } from "./hydrated";
import { test } from "./reused-page";

test.describe("anchors", () => {
  for (const { width, offset } of [
    { width: 360, offset: 100 },
    { width: 767, offset: 100 },
    { width: 768, offset: 80 },
  ]) {
    const title = `a link to an anchor stops ${offset} px below the top of the viewport at ${width} px`;
    test(title, { tag: width === 360 ? [] : ["@release"] }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(routes.careers());
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
        "smooth",
      );
      await page.getByRole("link", { name: "See the openings" }).click();
      const openings = page.locator("#openings");
      await expect
        .poll(() => openings.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBe(offset);
    });
  }
});

test.describe("the menu of services", () => {
  const last = content.navigation.header.find(({ url }) => url === routes.services())!.links!.at(-1)!;
  const list = (page: Page) =>
    page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: last.label });

  for (const path of [routes.about(), sample.landing]) {
    test(`the menu of services on ${path} opens with its button, closes on Escape and has working links`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      const button = page.getByRole("button", { name: "Show all services" });
      await expect(list(page)).toBeHidden();
      await button.click();
      await expect(list(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(list(page)).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await list(page).click();
      await expect(page).toHaveURL(last.url);
      await expect(list(page)).toBeHidden();
    });
  }

  test("the mobile menu lists all services without another click", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(routes.about());
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(list(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Show all services" })).toBeHidden();
  });
});

test("the contact form preselects the service in the query", async ({ page }) => {
  await page.goto(`${routes.contact()}?service=${sample.service.slug}`);
  await expect(page.getByRole("combobox", { name: /service/i })).toHaveValue(
    sample.service.slug,
    AFTER_HYDRATION,
  );
});

freshTest(
  "the newsletter form shows its thanks for three seconds, logs one line and sends no request",
  async ({ page }) => {
    await page.clock.install();
    await gotoHydrated(page, routes.about());
    await stopClock(page);
    const logged: string[] = [];
    const sent: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    page.on("request", (request) => {
      // The browser may fetch the favicon at any time.
      if (request.resourceType() !== "image" && request.resourceType() !== "other") sent.push(request.url());
    });
    const field = page.getByLabel("Email address");
    await field.fill("ann@example.com");
    await page.getByRole("button", { name: "Subscribe" }).click();
    await expect(
      page.getByText("Thank you! The letter has not started yet, so your address was not sent or kept."),
    ).toBeVisible();
    await expect(field).toHaveValue("");
    await page.clock.runFor(2900);
    await expect(
      page.getByText("Thank you! The letter has not started yet, so your address was not sent or kept."),
    ).toBeVisible();
    await page.clock.runFor(200);
    await expect(
      page.getByText("Thank you! The letter has not started yet, so your address was not sent or kept."),
    ).toBeHidden();
    expect(logged).toEqual(["Newsletter sign-up: ann@example.com"]);
    expect(sent).toEqual([]);
  },
);

freshTest("the carousel advances every five seconds until it is paused", async ({ page }) => {
  await page.clock.install();
  await gotoHydrated(page, routes.home());
  await stopClock(page);
  const slides = content.clients.testimonials.carousel.length;
  const slide = (number: number) => page.getByRole("group", { name: `${number} of ${slides}` });
  await expect(page.getByRole("button", { name: "Pause the rotation" })).toBeAttached();
  await expect(slide(1)).toBeVisible();
  await page.clock.runFor(5000);
  await expect(slide(2)).toBeVisible();
  await page.getByRole("button", { name: "Pause the rotation" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(slide(2)).toBeVisible();
});

/** Stops the page's clock: from now on only `runFor` advances it. */
async function stopClock(page: Page): Promise<void> {
  // A second ahead, because the clock still runs until it is paused, and cannot be set back.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
