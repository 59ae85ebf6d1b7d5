import { expect, test as freshTest, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { isNarrowed, sample } from "./content";
import { gotoHydrated } from "./hydrated";
import { test } from "./reused-page";
import { countLate, keepLate, layOutAll, letGo } from "./lay-out";

/** Why a narrowed build is not asked: its lists are shorter. */
const NARROWED = "the guesses are made for the whole catalogue";

/**
 * What stands below the first screen of a long page is laid out after it, or when somebody comes near it, and has
 * a guessed height until then. Nobody may notice.
 */
const LONG_PAGES = [
  {
    name: "home",
    path: routes.home(),
    open: gotoHydrated,
    findLink: (page: Page) => page.getByRole("link", { name: "Four of our clients, told closely" }),
    strays: 0,
  },
  {
    name: "a landing page",
    path: sample.landing,
    open: (page: Page, path: string) => page.goto(path),
    findLink: (page: Page) =>
      page.getByRole("navigation", { name: "Related pages" }).getByRole("link").last(),
    // Back here is a page load, and parts further up have their guessed height again; browsers mostly keep the page
    // instead, which tests switch off.
    strays: 200,
  },
];

test.afterEach(async ({ page }) => letGo(page));

const WIDTHS = [360, 768, 1440];

/** Where anchors stop: see `scroll-padding-top`. */
const offsetAt = (width: number) => (width < 768 ? 100 : 80);

const topOf = (place: Locator) =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Once nothing moves any more. */
async function settledTopOf(place: Locator): Promise<number> {
  let top = NaN;
  await expect
    .poll(async () => {
      const before = top;
      top = await topOf(place);
      return top - before;
    })
    .toBe(0);
  return top;
}

for (const { name, path, open, findLink, strays } of LONG_PAGES) {
  for (const width of WIDTHS) {
    test.describe(`${name} at ${width} px`, () => {
      test("guesses the heights of its late parts well", async ({ page }) => {
        test.skip(isNarrowed && path === sample.landing, NARROWED);
        await page.setViewportSize({ width, height: 800 });
        await keepLate(page);
        expect(await expectGoodGuesses(page, path)).toBeGreaterThan(5);
      });

      freshTest("does not move under the reader's eyes", async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await keepLate(page);
        await page.addInitScript(watchShifts);
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
        expect(steps).toBeGreaterThan(10);
        expect(await page.evaluate(() => (window as unknown as OwnWindow).moved)).toEqual([]);
      });

      test("comes back to where it was left", async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await open(page, path);
        const link = findLink(page);
        await scrollWithWheel(page, link);
        const top = await settledTopOf(link);
        const left = page.url();
        await link.click();
        await expect(page).not.toHaveURL(left);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL(left);
        await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThanOrEqual(strays);
        await expect(link).toBeInViewport();
      });
    });
  }
}

/** Pages of which a few parts are late: home and the landing pages stand for the rest of what is asked of them. */
const OTHER_PAGES = [
  routes.services(),
  routes.service(sample.service.slug),
  routes.industry(sample.industry.slug),
  sample.cityPage,
  routes.pricing(),
];

for (const width of WIDTHS) {
  test(`other pages guess the heights of their late parts well at ${width} px`, async ({ page }) => {
    test.skip(isNarrowed, NARROWED);
    await page.setViewportSize({ width, height: 800 });
    await keepLate(page);
    for (const path of OTHER_PAGES) expect(await expectGoodGuesses(page, path)).toBeGreaterThan(1);
  });
}

/** Expects the parts of a page to be about as high as guessed; returns how many are late. */
async function expectGoodGuesses(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const guessed = await heightsOfParts(page);
  const late = await countLate(page);
  await layOutAll(page);
  for (const [index, { part, height }] of (await heightsOfParts(page)).entries()) {
    const off = Math.abs(guessed[index]!.height - height);
    expect.soft(off, `${path}, ${part}, ${height} px`).toBeLessThan(Math.max(100, height * 0.25));
  }
  return late;
}

/** Scrolls as people do, past everything, until a place is on the screen. */
async function scrollWithWheel(page: Page, target: Locator) {
  await page.mouse.move(50, 400);
  while ((await topOf(target)) > 600) await page.mouse.wheel(0, 300);
}

/** The parts of a page in their order. */
function heightsOfParts(page: Page) {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll("main > *, body > footer"), (element) => ({
      part: element.querySelector("h1, h2")?.textContent ?? element.localName,
      height: Math.round(element.getBoundingClientRect().height),
    })),
  );
}

test.describe("anchors in late parts", () => {
  for (const width of WIDTHS) {
    const anchored = `${routes.home()}#testimonials`;

    test(`stop below the bar when a page is loaded there: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(anchored);
      await expect.poll(() => topOf(page.locator("#testimonials"))).toBe(offsetAt(width));
    });

    test(`stop below the bar after a soft navigation: ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await gotoHydrated(page, routes.about());
      await page.evaluate((url) => (window as unknown as OwnWindow).next.router.push(url), anchored);
      await expect(page).toHaveURL(anchored);
      const section = page.locator("#testimonials");
      await expect.poll(() => topOf(section)).toBe(offsetAt(width));
      expect(await settledTopOf(section)).toBe(offsetAt(width));
    });
  }
});

test.describe("late parts", () => {
  for (const { name, path } of LONG_PAGES) {
    test(`are found by the browser's search on ${name}`, async ({ page }) => {
      await keepLate(page);
      await page.goto(path);
      const found = page.locator("main > :nth-last-child(2) h2");
      // The text that is rendered would be empty here.
      const words = (await found.textContent())!;
      await page.goto("about:blank");
      // A link to words searches for them as somebody does who looks for them in the page.
      await page.goto(`${path}#:~:text=${encodeURIComponent(words)}`);
      await expect(found).toBeInViewport();
    });

    test(`are all laid out soon after the first screen on ${name}`, async ({ page }) => {
      await page.goto(path);
      await expect.poll(() => countLate(page)).toBe(0);
    });

    test(`are on paper on ${name}`, async ({ page }) => {
      await keepLate(page);
      await page.goto(path);
      expect(await countLate(page)).toBeGreaterThan(5);
      await page.emulateMedia({ media: "print" });
      expect(await countLate(page)).toBe(0);
    });
  }

  test("fade in when somebody scrolls to them", async ({ page }) => {
    await gotoHydrated(page, routes.home());
    const items = page.locator("main > :last-child li");
    await expect(items.last()).toHaveCSS("opacity", "0");
    await items.last().scrollIntoViewIfNeeded();
    for (const item of await items.all()) await expect(item).toHaveCSS("opacity", "1");
  });
});

/** What no standard names: Next's router, and what is collected here. */
interface OwnWindow {
  next: { router: { push: (url: string) => void } };
  moved: string[];
}

/** Collects what moved, and by how much. */
function watchShifts() {
  const moved: string[] = [];
  (window as unknown as OwnWindow).moved = moved;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      moved.push(`${entry.value.toFixed(4)} at ${Math.round(scrollY)}`);
  }).observe({ type: "layout-shift", buffered: true });
}
