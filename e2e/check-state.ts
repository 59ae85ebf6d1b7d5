import { expect, test, type Locator, type Page } from "@playwright/test";
import { findViolations } from "./axe";

const LOOKS = [360, 1440].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Whether the test that runs is for a release, and looks at everything. */
export const isWhole = () => test.info().config.metadata.runs === "whole";

/**
 * Checks the current state of a page on a phone or a wide screen, in light or dark: of the four one for each state. In
 * whole runs both in light, and one of them in dark, where only colours are looked at.
 */
export async function checkState(page: Page, state: string) {
  const one = LOOKS[state.length % LOOKS.length]!;
  const looks = isWhole()
    ? LOOKS.filter(({ width, colorScheme }) => colorScheme === "light" || width === one.width)
    : [one];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    // Otherwise the sticky bar may cover a part of a control that is not in use.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect.soft(await findViolations(page, colorScheme), `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${state} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Twice and four times the usual font size, set in the browser, on screens where that is likely. */
const LARGE_TEXTS = [
  { times: 2, width: 360 },
  { times: 4, width: 1280 },
];
const USUAL_SIZE = 16;

/** Checks that a page does not scroll sideways with large text, and that `control`, of its bar, can be seen. */
export async function checkLargeText(page: Page, control: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const { times, width } of LARGE_TEXTS) {
    await page.setViewportSize({ width, height: 800 });
    await session.send("Page.setFontSizes", { fontSizes: { standard: times * USUAL_SIZE } });
    const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await expect.poll(size).toBe(`${times * USUAL_SIZE}px`);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // One pixel may be rounding.
    const text = `with text at ${times * 100}%`;
    await expect.soft.poll(overflow, `pixels beyond ${width} ${text}`).toBeLessThanOrEqual(1);
    await expect.soft(control, `at ${width} px ${text}`).toBeInViewport();
  }
  // It would hold for the pages that this tab opens next.
  await session.send("Page.setFontSizes", { fontSizes: { standard: USUAL_SIZE } });
  await session.detach();
}
