import { expect, type Page } from "@playwright/test";
import { findViolations } from "./axe";
import { reusedPageTest as test } from "./guarded-page";
import { TEMPLATES } from "./templates";

/** Nothing is recorded: screenshots depend on the machine's fonts, and heights on the length of every paragraph. */
const WIDTHS = [360, 768, 1440];

for (const [index, { name: template, path: url }] of TEMPLATES.entries()) {
  test(`nothing of ${template} overflows, covers its neighbours, breaks the policy or fails axe`, async ({
    page,
  }) => {
    await page.goto(url);
    await expect(page.locator("h1")).toBeVisible();
    for (const landmark of ["body > header", "main", "body > footer"])
      await expect(page.locator(landmark), landmark).toHaveCount(1);
    expect(await findOutlineProblems(page), "headings out of order").toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await pageIsDrawn(page);
      expect(await findOverflowing(page), `elements beyond the viewport at ${width} px`).toEqual([]);
      expect(await findCovered(page), `sections that cover each other at ${width} px`).toEqual([]);
      if (width === WIDTHS[index % WIDTHS.length])
        expect(await findViolations(page, "light"), `axe at ${width} px`).toEqual([]);
    }
  });
}

/** Places in the outline where a level is left out, and further headings of the first level. */
function findOutlineProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")];
    return headings.flatMap((heading, index) => {
      const level = Number(heading.localName[1]);
      const before = Number(headings[index - 1]?.localName[1] ?? 0);
      return level > before + 1 || (level === 1 && index > 0) ? [`h${level} ${heading.textContent}`] : [];
    });
  });
}

/**
 * Waits until the page is drawn. Some frames after a resize a `<picture>` chooses another source, and it keeps the height
 * of the one before until that source is loaded: lazy pictures are loaded too.
 */
function pageIsDrawn(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const isDrawn = (image: HTMLImageElement) => {
      const sources = [...(image.closest("picture")?.querySelectorAll("source") ?? [])];
      const chosen = sources.find(({ media }) => matchMedia(media).matches)?.srcset ?? image.src;
      return image.complete && image.currentSrc === new URL(chosen, document.baseURI).href;
    };
    for (const image of document.images) image.loading = "eager";
    do {
      await new Promise(requestAnimationFrame);
    } while (![...document.images].every(isDrawn));
  });
}

/** Sections, or the footer, that share a part of the page with one before them. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll("body > aside, body > header, main > *, body > footer")]
      .filter((element) => !/^(fixed|sticky|absolute)$/.test(getComputedStyle(element).position))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0);
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return blocks
      .filter(({ box }, index) => blocks.slice(0, index).some((before) => meet(before.box, box)))
      .map(({ element }) => element.querySelector("h1, h2")?.textContent ?? element.localName);
  });
}

/** Elements beyond the edges of the viewport. */
function findOverflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Where nothing scrolls, a whole section may still be cut off.
    const looked =
      scrollWidth > clientWidth ? "body *" : "body > aside, body > header, main > *, body > footer";
    return [...document.querySelectorAll(looked)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0 && (box.left < -1 || box.right > clientWidth + 1))
      .map(({ element }) => `${element.localName}.${element.className}`)
      .slice(0, 5);
  });
}
