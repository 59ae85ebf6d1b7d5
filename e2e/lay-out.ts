import type { Page } from "@playwright/test";

/**
 * Lays out the parts of a page that wait until somebody comes near: for tests that look at the whole page.
 *
 * @returns how many there were
 */
export function layOutAll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const late = [...document.querySelectorAll<HTMLElement>("main > *, body > footer")].filter(
      (part) => getComputedStyle(part).contentVisibility === "auto",
    );
    for (const part of late) part.style.contentVisibility = "visible";
    return late.length;
  });
}
