import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
type ColorScheme = "light" | "dark";

const RULES: Record<ColorScheme, axe.RunOnly> = {
  /** WCAG 2.2, level AA. */
  light: { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] },
  /** Those of them that look at colours: the others find the same in both schemes. */
  dark: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
};

/** Runs axe on the page in its current state; returns a line for each element with a violation. */
export async function findViolations(page: Page, colorScheme: ColorScheme): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  // Colours fade from one scheme to the other: check the final ones.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  // Evaluated because the Content-Security-Policy blocks script elements; once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly,
        // The pages have no frames, and the policy allows none.
        iframes: false,
        // Runs all rules, but does not describe elements that pass: faster.
        resultTypes: ["violations"],
        // By default axe also parses all stylesheets, for a rule on screen orientation that is not in this list.
        preload: { assets: ["media"] },
      }),
    RULES[colorScheme],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
