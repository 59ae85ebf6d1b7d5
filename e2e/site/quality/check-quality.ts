import type { LandingCatalogue } from "@/lib/content";
import type { CheckResult } from "../../check-result";
import { measureSample, type SampleReport } from "./sample";

/**
 * Limits for the pages that are offered to search engines: how many they are, and of a sample the fewest words of a page and
 * its shingles that no sibling has.
 *
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
const LIMITS = { offered: { min: 20_000, max: 40_000 }, words: 450, ownShingles: { min: 10, median: 40 } };

/**
 * @param offered paths of the landing pages that search engines may list
 * @param scope LANDING_SCOPE of the build; empty for the full catalogue
 */
export function checkQuality(
  root: string,
  catalogue: LandingCatalogue,
  offered: readonly string[],
  scope: string,
): CheckResult {
  const sample = measureSample(root, catalogue, offered);
  const { median, min } = sample.ownShingles;
  return {
    name: "pages offered to search engines say what no sibling says",
    problems: findQualityProblems(sample, offered.length, scope),
    note: `${median} shingles of their own in the median, ${min} at least`,
  };
}

export function findQualityProblems(
  { pages, words, ownShingles }: SampleReport,
  offered: number,
  scope: string,
): string[] {
  const { min, max } = LIMITS.offered;
  const rules: [isBroken: boolean, problem: string][] = [
    [
      scope === "" && (offered < min || offered > max),
      `${offered} pages are offered to search engines, expected ${min} to ${max}`,
    ],
    [
      pages > 0 && words.min < LIMITS.words,
      `${words.minPath}: ${words.min} words, expected at least ${LIMITS.words}`,
    ],
    [
      pages > 0 && ownShingles.median < LIMITS.ownShingles.median,
      `median of ${ownShingles.median} shingles that no sibling has, expected at least ${LIMITS.ownShingles.median}`,
    ],
    [
      pages > 0 && ownShingles.min < LIMITS.ownShingles.min,
      `${ownShingles.minPath}: ${ownShingles.min} shingles that no sibling has, expected at least ${LIMITS.ownShingles.min}`,
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
}
