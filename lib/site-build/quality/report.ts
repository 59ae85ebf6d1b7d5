import { KINDS, type Kind, type KindReport, type QualityReport } from "./quality-report";
import type { Stats } from "./stats";

/**
 * Makes the report of the statistics of all threads, and of all shards.
 *
 * @param measured what the threads do not measure
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
export function createReport(
  total: Stats,
  measured: Pick<QualityReport, "pages" | "funnel" | "unique">,
): QualityReport {
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
        ownWords: {
          mean: ownWordsSum / Math.max(1, total.offered.length),
          min: minOwnWords,
          minPath: minOwnWordsPath,
        },
      };
      return [kind, report];
    }),
  ) as Record<Kind, KindReport>;
  return {
    words: {
      mean: total.words / Math.max(1, total.offered.length),
      min: total.minWords,
      minPath: total.minWordsPath,
    },
    kinds,
    ...measured,
  };
}
