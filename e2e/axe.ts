import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
/** WCAG 2.2, level AA. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Runs axe on the page in its current state; returns a line for each element with a violation. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated because the Content-Security-Policy blocks script elements; once for each document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: "tag", values },
        // Runs all rules, but does not describe elements that pass: faster.
        resultTypes: ["violations"],
        // By default axe also parses all stylesheets, for a rule on screen orientation that is not in this list.
        preload: { assets: ["media"] },
      }),
    RULES,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
