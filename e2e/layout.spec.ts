import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "./reused-page";
import { TEMPLATES } from "./templates";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Header, footer or a section, with its position. */
interface Block {
  name: string;
  left: number;
  right: number;
  height: number;
}

/** Heights of a page's blocks in their order, by viewport width. */
type Heights = Record<number, number[]>;

const WIDTHS = [360, 768, 1440];
/**
 * Allows for the fonts of other machines. A broken section differs by more.
 *
 * @see docs/decisions/0020-layout-tests-compare-heights.md
 */
const TOLERANCE = { share: 0.25, pixels: 40 };

/**
 * The expected heights are snapshots beside this file. After an intended change, look at the page, then update them
 * with `--update-snapshots`.
 */
for (const { name: template, path: url } of TEMPLATES) {
  // The length of the report depends on the catalogue.
  if (url === routes.quality()) continue;
  test(`the layout of ${template} matches its snapshot and does not scroll sideways`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const heights: Heights = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await pageIsDrawn(page);
      expect(await findOverflowing(page), `elements beyond the viewport at ${width} px`).toEqual([]);
      const blocks = await measureBlocks(page);
      for (const { name, left, right } of blocks) {
        expect(left, `left edge of ${name} at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(right, `right edge of ${name} at ${width} px`).toBeLessThanOrEqual(width);
      }
      heights[width] = blocks.map(({ height }) => height);
    }
    const file = test.info().snapshotPath(`${template.replaceAll(" ", "-")}.json`);
    const { updateSnapshots } = test.info().config;
    const missing = !existsSync(file);
    const isAsked = updateSnapshots === "all" || updateSnapshots === "changed";
    if (isAsked || (missing && updateSnapshots !== "none")) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(heights, undefined, 2)}\n`);
    }
    // Fails like Playwright's own snapshots when one is written for the first time.
    expect(missing && !isAsked, `wrote ${file}: look at the page, then commit it`).toBe(false);
    expectSimilar(heights, JSON.parse(readFileSync(file, "utf8")));
  });
}

function expectSimilar(measured: Heights, expected: Heights): void {
  for (const width of WIDTHS) {
    const [heights, snapshot] = [measured[width]!, expected[width]!];
    expect(heights.length, `number of blocks at ${width} px`).toBe(snapshot.length);
    for (const [index, height] of heights.entries()) {
      const before = snapshot[index]!;
      const allowed = Math.max(TOLERANCE.pixels, before * TOLERANCE.share);
      const message = `height of block ${index + 1} at ${width} px: ${height} px, in the snapshot ${before} px`;
      expect(Math.abs(height - before), message).toBeLessThanOrEqual(allowed);
    }
  }
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

/** Measures the top bar, the header, the sections and the footer. */
function measureBlocks(page: Page): Promise<Block[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("body > aside, body > header, main > *, body > footer")]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0)
      .map(({ element, box }) => ({
        name: element.querySelector("h1, h2")?.textContent ?? element.localName,
        left: Math.floor(box.left),
        right: Math.floor(box.right),
        height: Math.round(box.height),
      })),
  );
}

/** Returns the elements that make the page scroll sideways. */
function findOverflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.localName}.${element.className}`)
      .slice(0, 5);
  });
}
