import { KINDS, type Kind, type KindReport, type QualityReport } from "@/lib/landing/quality-report";
import { mergeStats, type Stats } from "./stats";

/**
 * Joins the statistics of all threads, and of all shards, to the report of /quality.
 *
 * @param measured what the threads do not measure
 * @see docs/decisions/0009-compare-siblings.md
 */
export function createReport(
  parts: readonly Stats[],
  measured: Pick<QualityReport, "unsuitable" | "sameInEveryCity" | "unique">,
): QualityReport {
  const total = mergeStats(parts);
  const kinds = Object.fromEntries(
    KINDS.map((kind) => {
      const { pairs, similaritySum, max, maxPath, histogram, ownWordsSum, minOwnWords, minOwnWordsPath } =
        total.kinds[kind];
      const report: KindReport = {
        pairs,
        mean: pairs === 0 ? 0 : similaritySum / pairs,
        max,
        maxPath,
        histogram,
        ownWords: { mean: ownWordsSum / total.pages, min: minOwnWords, minPath: minOwnWordsPath },
      };
      return [kind, report];
    }),
  ) as Record<Kind, KindReport>;
  return {
    pages: total.pages,
    words: { mean: total.words / total.pages, min: total.minWords, minPath: total.minWordsPath },
    kinds,
    excluded: total.excluded.sort(),
    ...measured,
  };
}
