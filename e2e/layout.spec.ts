import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { test } from "./reused-page";
import { TEMPLATES } from "./templates";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A part of a page: what it is, and where it stands. */
interface Block {
  name: string;
  left: number;
  right: number;
  height: number;
}

/** Heights of a page's parts in their order, by the width of the window. */
type Heights = Record<number, number[]>;

const WIDTHS = [360, 768, 1440];
/**
 * Fonts differ from machine to machine; a section that collapsed or burst differs more.
 *
 * @see docs/decisions/0020-layout-tests-compare-heights.md
 */
const TOLERANCE = { share: 0.25, pixels: 40 };

/**
 * The heights of each template's parts stand beside this file, as somebody looked at them. After a
 * change that is meant, `--update-snapshots` writes them anew.
 */
for (const { name: template, path: url } of TEMPLATES) {
  // How long the report on the landing pages is depends on what it finds.
  if (url === routes.quality()) continue;
  test(`${template} keeps its layout and never scrolls sideways`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const heights: Heights = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await beyondTheEdge(page), `parts that stand out at ${width} px`).toEqual([]);
      const blocks = await measureBlocks(page);
      for (const { name, left, right } of blocks) {
        expect(left, `${name} begins in the page at ${width} px`).toBeGreaterThanOrEqual(0);
        expect(right, `${name} ends in the page at ${width} px`).toBeLessThanOrEqual(width);
      }
      heights[width] = blocks.map(({ height }) => height);
    }
    const file = test.info().snapshotPath(`${url.slice(1).replaceAll("/", "-") || "home"}.json`);
    const { updateSnapshots } = test.info().config;
    const missing = !existsSync(file);
    if (
      updateSnapshots === "all" ||
      updateSnapshots === "changed" ||
      (missing && updateSnapshots !== "none")
    ) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(heights, undefined, 2)}\n`);
    }
    // As with Playwright's own snapshots: what was measured for the first time has not been looked at.
    if (updateSnapshots === "missing")
      expect(missing, `${file} was written: look at the page, then commit`).toBe(false);
    compare(heights, JSON.parse(readFileSync(file, "utf8")));
  });
}

function compare(measured: Heights, expected: Heights): void {
  for (const width of WIDTHS) {
    const [here, there] = [measured[width]!, expected[width]!];
    expect(here.length, `number of parts at ${width} px`).toBe(there.length);
    for (const [index, height] of here.entries()) {
      const was = there[index]!;
      const allowed = Math.max(TOLERANCE.pixels, was * TOLERANCE.share);
      const message = `part ${index + 1} is ${height} px high at ${width} px and was ${was}`;
      expect(Math.abs(height - was), message).toBeLessThanOrEqual(allowed);
    }
  }
}

/** The bars, the parts of the page in their order, the footer. */
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

/** What makes the page scroll sideways, if anything does. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.localName}.${element.className}`)
      .slice(0, 5);
  });
}
