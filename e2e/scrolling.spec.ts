import { expect, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { content, sample } from "./content";
import { reusedPageTest as test, test as freshTest } from "./guarded-page";
import { gotoHydrated } from "./hydrated";
import { readShifts, recordShifts } from "./layout-shifts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const LONG_PAGES = [
  {
    name: "the home page",
    path: routes.home(),
    open: gotoHydrated,
    findLink: (page: Page) => page.getByRole("link", { name: content.pages.home.caseStudies.more }),
  },
  {
    name: "a landing page",
    path: sample.landing,
    open: (page: Page, path: string) => page.goto(path),
    findLink: (page: Page) =>
      page.getByRole("navigation", { name: "Related pages" }).getByRole("link").last(),
  },
];

const WIDTHS = [360, 768, 1440];

/** The value of `scroll-padding-top`, in pixels. */
const offsetAt = (width: number) => (width < 768 ? 100 : 80);

const topOf = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

/** The top of an element once scrolling has ended. */
async function settledTopOf(element: Locator): Promise<number> {
  let top = NaN;
  await expect
    .poll(async () => {
      const before = top;
      top = await topOf(element);
      return top - before;
    })
    .toBe(0);
  return top;
}

for (const { name, path, open, findLink } of LONG_PAGES) {
  for (const width of WIDTHS) {
    const tag = width === WIDTHS[0] ? [] : ["@release"];
    freshTest(
      `${name} has no layout shift while it is scrolled at ${width} px`,
      { tag },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await recordShifts(page);
        await open(page, path);
        const steps = await page.evaluate(async () => {
          document.documentElement.style.scrollBehavior = "auto";
          const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
          let steps = 0;
          for (; scrollY + innerHeight < document.documentElement.scrollHeight - 1; steps++) {
            scrollBy(0, 300);
            await nextFrame();
          }
          for (const y of [0, 1e6, 0, document.documentElement.scrollHeight / 2]) {
            scrollTo(0, y);
            for (let frame = 0; frame < 5; frame++) await nextFrame();
          }
          return steps;
        });
        expect(steps, "steps of a page that scrolls").toBeGreaterThan(5);
        expect(await readShifts(page)).toEqual([]);
      },
    );

    test(
      `${name} restores the scroll position after going back at ${width} px`,
      { tag: path === sample.landing ? tag : ["@release"] },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, path);
        const link = findLink(page);
        await scrollWithWheel(page, link);
        // Scrolls now if the header covers the link, instead of when it is clicked.
        await link.hover();
        const top = await settledTopOf(link);
        const url = page.url();
        await link.click();
        await expect(page).not.toHaveURL(url);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(url);
        await expect.poll(() => topOf(link)).toBe(top);
      },
    );
  }
}

/** When the sentence about the plans is longest: two of them answer, and one is closed all day. */
const LONGEST_SENTENCE = new Date("2026-12-05T06:03:00Z");

test("what is true now fits into the room that is kept for it", async ({ page }) => {
  await page.clock.setFixedTime(LONGEST_SENTENCE);
  const moved: string[] = [];
  for (const path of [routes.home(), routes.pricing(), routes.contact()])
    for (const width of [...WIDTHS, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const sentence = page.locator("[data-live] p").first();
      await expect(sentence).not.toBeEmpty();
      const missing = await sentence.evaluate(
        (node) => node.getBoundingClientRect().height - parseFloat(getComputedStyle(node).minHeight),
      );
      if (missing > 0.5) moved.push(`${path} at ${width} px: ${missing} px`);
    }
  expect(moved).toEqual([]);
});

for (const width of WIDTHS) {
  const url = `${routes.home()}#testimonials`;
  const tag = width === WIDTHS[0] ? [] : ["@release"];

  const title = `an anchor stops below the bar by a link, when its page is loaded and after a soft navigation at ${width} px`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url);
    await expect.poll(() => topOf(page.locator("#testimonials"))).toBe(offsetAt(width));
    await gotoHydrated(page, routes.careers());
    await page.getByRole("link", { name: "See the openings" }).click();
    await expect.poll(() => topOf(page.locator("#openings"))).toBe(offsetAt(width));
    await page.evaluate((url) => (window as unknown as TestWindow).next.router.push(url), url);
    await expect(page).toHaveURL(url);
    const section = page.locator("#testimonials");
    await expect.poll(() => topOf(section)).toBe(offsetAt(width));
    expect(await settledTopOf(section)).toBe(offsetAt(width));
  });
}

test("a reveal list fades in when it is scrolled to", async ({ page }) => {
  await gotoHydrated(page, routes.home());
  const { title, items: features } = content.pages.home.features;
  const items = page.locator("section", { hasText: title }).locator("ul").last().locator("li");
  await expect(items).toHaveCount(features.length);
  await expect(items.last()).toHaveCSS("opacity", "0");
  await items.last().scrollIntoViewIfNeeded();
  for (const item of await items.all()) await expect(item).toHaveCSS("opacity", "1");
});

/** Scrolls with the wheel until an element is in the viewport. */
async function scrollWithWheel(page: Page, target: Locator) {
  await page.mouse.move(50, 400);
  while ((await topOf(target)) > 600) await page.mouse.wheel(0, 600);
}

/** Next's router. */
interface TestWindow {
  next: { router: { push: (url: string) => void } };
}
