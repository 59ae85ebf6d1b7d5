import { readFileSync } from "node:fs";
import path from "node:path";
import { KINDS, type Kind, type QualityReport } from "@/lib/landing/quality-report";
import type { CheckResult } from "../check-result";

/**
 * Limits for the whole catalogue: the mean similarity of siblings of each kind, the fewest words of a page, the fewest
 * that no sibling of a kind has, the share of pages that may be indexed, and the shingles of a page that none of all its
 * siblings has, over a sample.
 *
 * @see docs/decisions/0009-compare-siblings.md
 */
const LIMITS: {
  mean: Record<Kind, number>;
  words: number;
  ownWords: number;
  indexableShare: number;
  unique: { min: number; median: number };
} = {
  mean: { city: 0.55, industry: 0.45, service: 0.55 },
  words: 450,
  // It was 200 before the charts of a city's year and the table of distances went.
  ownWords: 100,
  indexableShare: 0.97,
  // The aim is 60 at least: of 400 pages drawn at random, four had fewer, the least 37.
  unique: { min: 40, median: 120 },
};

export function checkQuality(root: string): CheckResult {
  const report = JSON.parse(readFileSync(path.join(root, "quality.json"), "utf8")) as QualityReport;
  return {
    name: "landing pages differ enough from their siblings",
    problems: findQualityProblems(report),
    note: KINDS.filter((kind) => report.kinds[kind].pairs > 0)
      .map((kind) => {
        const { mean, max, ownWords } = report.kinds[kind];
        return `${kind}: mean similarity ${mean.toFixed(3)}, maximum ${max.toFixed(3)}, ${ownWords.min} own words`;
      })
      .concat(
        `no sibling at all: ${report.unique.median} shingles in the median, ${report.unique.min} at least`,
      )
      .join("; "),
  };
}

export function findQualityProblems({ pages, words, kinds, excluded, unique }: QualityReport): string[] {
  const problems: string[] = [];
  for (const kind of KINDS) {
    const { pairs, mean, ownWords } = kinds[kind];
    // In a narrowed catalogue a kind may have no siblings.
    if (pairs === 0) continue;
    if (mean > LIMITS.mean[kind]) {
      problems.push(
        `${kind} siblings: mean similarity ${mean.toFixed(3)}, expected at most ${LIMITS.mean[kind]}`,
      );
    }
    if (ownWords.min < LIMITS.ownWords) {
      problems.push(
        `${ownWords.minPath}: ${ownWords.min} words that no ${kind} sibling has, expected at least ${LIMITS.ownWords}`,
      );
    }
  }
  if (words.min < LIMITS.words)
    problems.push(`${words.minPath}: ${words.min} words, expected at least ${LIMITS.words}`);
  const share = 1 - excluded.length / pages;
  if (share < LIMITS.indexableShare)
    problems.push(
      `${(share * 100).toFixed(1)}% of the pages may be indexed, expected at least ${LIMITS.indexableShare * 100}%`,
    );
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
