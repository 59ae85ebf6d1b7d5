import { readFileSync } from "node:fs";
import path from "node:path";
import { KINDS, type QualityReport } from "@/lib/site-build/quality/quality-report";
import type { CheckResult } from "../check-result";

/**
 * Limits for the pages that are offered to search engines: how many they are, the mean similarity of siblings of each kind, the
 * fewest words of a page, and the shingles of a page that none of all its siblings has, over a sample.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
const LIMITS = {
  offered: { min: 20_000, max: 40_000 },
  mean: { city: 0.75, industry: 0.4, service: 0.5 },
  words: 450,
  unique: { min: 10, median: 40 },
};

/** @param scope LANDING_SCOPE of the build; empty for the full catalogue */
export function checkQuality(root: string, scope: string): CheckResult {
  const report = JSON.parse(readFileSync(path.join(root, "quality.json"), "utf8")) as QualityReport;
  const { kinds, unique } = report;
  const similarities = KINDS.filter((kind) => kinds[kind].pairs > 0).map(
    (kind) =>
      `${kind}: mean similarity ${kinds[kind].mean.toFixed(3)}, maximum ${kinds[kind].max.toFixed(3)}`,
  );
  const own = `no sibling at all: ${unique.median} shingles in the median, ${unique.min} at least`;
  return {
    name: "pages offered to search engines differ enough from their siblings",
    problems: findQualityProblems(report, scope),
    note: [...similarities, own].join("; "),
  };
}

export function findQualityProblems(
  { words, kinds, funnel, unique }: QualityReport,
  scope: string,
): string[] {
  const offered = funnel.at(-1)!.left;
  const { min, max } = LIMITS.offered;
  // In a narrowed catalogue a kind may have no siblings.
  const similar = KINDS.filter((kind) => kinds[kind].pairs > 0 && kinds[kind].mean > LIMITS.mean[kind]);
  const rules: [isBroken: boolean, problem: string][] = [
    [words.min < LIMITS.words, `${words.minPath}: ${words.min} words, expected at least ${LIMITS.words}`],
    [
      scope === "" && (offered < min || offered > max),
      `${offered} pages are offered to search engines, expected ${min} to ${max}`,
    ],
    [
      unique.pages > 0 && unique.median < LIMITS.unique.median,
      `median of ${unique.median} shingles that no sibling has, expected at least ${LIMITS.unique.median}`,
    ],
    [
      unique.pages > 0 && unique.min < LIMITS.unique.min,
      `${unique.minPath}: ${unique.min} shingles that no sibling has, expected at least ${LIMITS.unique.min}`,
    ],
  ];
  return [
    ...similar.map((kind) => {
      const mean = kinds[kind].mean.toFixed(3);
      return `${kind} siblings: mean similarity ${mean}, expected at most ${LIMITS.mean[kind]}`;
    }),
    ...rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem),
  ];
}
