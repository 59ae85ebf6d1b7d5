import { readFileSync } from "node:fs";
import path from "node:path";
import type { QualityReport } from "@/lib/site-build/quality/quality-report";
import type { CheckResult } from "../check-result";

/**
 * Limits for the pages that are offered to search engines: how many they are, and of a sample the fewest words of a page and
 * its shingles that no sibling has.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
const LIMITS = { offered: { min: 20_000, max: 40_000 }, words: 450, ownShingles: { min: 10, median: 40 } };

/** @param scope LANDING_SCOPE of the build; empty for the full catalogue */
export function checkQuality(root: string, scope: string): CheckResult {
  const report = JSON.parse(readFileSync(path.join(root, "quality.json"), "utf8")) as QualityReport;
  const { median, min } = report.sample.ownShingles;
  return {
    name: "pages offered to search engines say what no sibling says",
    problems: findQualityProblems(report, scope),
    note: `${median} shingles of their own in the median, ${min} at least`,
  };
}

export function findQualityProblems({ funnel, sample }: QualityReport, scope: string): string[] {
  const offered = funnel.at(-1)!.left;
  const { min, max } = LIMITS.offered;
  const { words, ownShingles } = sample;
  const rules: [isBroken: boolean, problem: string][] = [
    [
      scope === "" && (offered < min || offered > max),
      `${offered} pages are offered to search engines, expected ${min} to ${max}`,
    ],
    [
      sample.pages > 0 && words.min < LIMITS.words,
      `${words.minPath}: ${words.min} words, expected at least ${LIMITS.words}`,
    ],
    [
      sample.pages > 0 && ownShingles.median < LIMITS.ownShingles.median,
      `median of ${ownShingles.median} shingles that no sibling has, expected at least ${LIMITS.ownShingles.median}`,
    ],
    [
      sample.pages > 0 && ownShingles.min < LIMITS.ownShingles.min,
      `${ownShingles.minPath}: ${ownShingles.min} shingles that no sibling has, expected at least ${LIMITS.ownShingles.min}`,
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
}
