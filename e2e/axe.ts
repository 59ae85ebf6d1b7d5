import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
/** WCAG 2.2, level AA. */
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds wrong with the page as it stands, one line for each element. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated, not added as a script element: the site's policy allows no foreign script. Once a document.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof axe }).axe.run({
        runOnly: { type: "tag", values },
        // All rules run all the same: this spares the descriptions of the elements that pass them.
        resultTypes: ["violations"],
        // Read ahead only for the rule on films and sound: that on turned screens, which would have axe take all
        // stylesheets apart, is none of these.
        preload: { assets: ["media"] },
      }),
    RULES,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
