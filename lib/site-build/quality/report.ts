import { KINDS, type Kind, type KindReport, type QualityReport } from "@/lib/landing/quality-report";
import { addTallies, type TallyResult } from "./stats";

/** The report of all threads' counts. */
export function createReport(tallies: readonly TallyResult[]): QualityReport {
  const total = addTallies(tallies);
  const kinds = Object.fromEntries(
    KINDS.map((kind) => {
      const { pairs, sum, max, maxPath, histogram, ownWordsSum, minOwnWords, minOwnWordsPath } =
        total.kinds[kind];
      const report: KindReport = {
        pairs,
        mean: pairs === 0 ? 0 : sum / pairs,
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
  };
}
