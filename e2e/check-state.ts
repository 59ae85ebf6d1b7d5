import { expect, type Page } from "@playwright/test";
import { findViolations } from "./axe";

const WIDTHS = [360, 1440];
const SCHEMES = ["light", "dark"] as const;

/** Checks the current state of a page on a phone and a wide screen, in light and dark. */
export async function checkState(page: Page, state: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    // Otherwise the sticky bar may cover a part of a control that is not in use.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    for (const colorScheme of SCHEMES)
      expect
        .soft(await findViolations(page, colorScheme), `${state}, ${width} px, ${colorScheme}`)
        .toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${state} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
