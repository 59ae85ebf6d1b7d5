import { readFileSync } from "node:fs";
import path from "node:path";
import { KINDS, type Kind, type QualityReport } from "@/lib/site-build/quality/quality-report";
import type { CheckResult } from "../check-result";

/**
 * Limits for the pages that are offered to search engines: how many they are, the mean similarity of siblings of each kind, the
 * fewest words of a page, and the shingles of a page that none of all its siblings has, over a sample.
 *
 * @see docs/decisions/0009-compare-siblings.md
 */
const LIMITS: {
  offered: { min: number; max: number };
  mean: Record<Kind, number>;
  words: number;
  unique: { min: number; median: number };
} = {
  offered: { min: 20_000, max: 40_000 },
  mean: { city: 0.75, industry: 0.4, service: 0.5 },
  words: 450,
  unique: { min: 10, median: 40 },
};

/** @param scope LANDING_SCOPE of the build; empty for the full catalogue */
export function checkQuality(root: string, scope: string): CheckResult {
  const report = JSON.parse(readFileSync(path.join(root, "quality.json"), "utf8")) as QualityReport;
  return {
    name: "pages offered to search engines differ enough from their siblings",
    problems: findQualityProblems(report, scope),
    note: KINDS.filter((kind) => report.kinds[kind].pairs > 0)
      .map((kind) => {
        const { mean, max } = report.kinds[kind];
        return `${kind}: mean similarity ${mean.toFixed(3)}, maximum ${max.toFixed(3)}`;
      })
      .concat(
        `no sibling at all: ${report.unique.median} shingles in the median, ${report.unique.min} at least`,
      )
      .join("; "),
  };
}

export function findQualityProblems(
  { words, kinds, funnel, unique }: QualityReport,
  scope: string,
): string[] {
  const problems: string[] = [];
  for (const kind of KINDS) {
    const { pairs, mean } = kinds[kind];
    // In a narrowed catalogue a kind may have no siblings.
    if (pairs === 0) continue;
    if (mean > LIMITS.mean[kind]) {
      problems.push(
        `${kind} siblings: mean similarity ${mean.toFixed(3)}, expected at most ${LIMITS.mean[kind]}`,
      );
    }
  }
  if (words.min < LIMITS.words)
    problems.push(`${words.minPath}: ${words.min} words, expected at least ${LIMITS.words}`);
  const offered = funnel.at(-1)!.left;
  const { min, max } = LIMITS.offered;
  if (scope === "" && (offered < min || offered > max))
    problems.push(`${offered} pages are offered to search engines, expected ${min} to ${max}`);
  if (unique.pages > 0 && unique.median < LIMITS.unique.median)
    problems.push(
      `median of ${unique.median} shingles that no sibling has, expected at least ${LIMITS.unique.median}`,
    );
  if (unique.pages > 0 && unique.min < LIMITS.unique.min)
    problems.push(
      `${unique.minPath}: ${unique.min} shingles that no sibling has, expected at least ${LIMITS.unique.min}`,
    );
  return problems;
}
