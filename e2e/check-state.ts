import { expect, test, type Page } from "@playwright/test";
import { findViolations } from "./axe";

const LOOKS = [360, 1440].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** Whether the test that runs is for a release, and looks at everything. */
export const isWhole = () => test.info().config.metadata.runs === "whole";

/**
 * Checks the current state of a page on a phone or a wide screen, in light or dark: of the four one for each state, or
 * all in whole runs.
 */
export async function checkState(page: Page, state: string) {
  const looks = isWhole() ? LOOKS : [LOOKS[state.length % LOOKS.length]!];
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    // Otherwise the sticky bar may cover a part of a control that is not in use.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect.soft(await findViolations(page, colorScheme), `${state}, ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, `${state} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}
