import { availableParallelism } from "node:os";
import { KINDS, type Kind, type KindReport, type QualityReport } from "@/lib/landing/quality-report";
import { addTallies, type TallyResult } from "./tally";
import type { Progress } from "../progress";
import { startThread } from "../thread";
import type { QualityWorkerInput, QualityWorkerMessage } from "./worker";

/**
 * Compares every landing page with its siblings, one thread a core.
 *
 * @param worker bundled quality worker
 * @param onProgress is told how many pages have been compared
 */
export async function measureQuality(worker: string, onProgress?: Progress): Promise<QualityReport> {
  const started = performance.now();
  const threads = availableParallelism();
  let compared = 0;
  const results = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      runThread(worker, { thread, threads }, (pages, all) => onProgress?.((compared += pages), all)),
    ),
  );
  const total = addTallies(results);
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
    seconds: (performance.now() - started) / 1000,
  };
}

function runThread(
  file: string,
  workerData: QualityWorkerInput,
  onPages: (pages: number, all: number) => void,
): Promise<TallyResult> {
  return new Promise((resolve, reject) => {
    const worker = startThread(file, workerData);
    worker.on("message", (message: QualityWorkerMessage) => {
      if (message.kind === "compared") onPages(message.pages, message.all);
      else resolve(message.result);
    });
    worker.on("error", reject);
  });
}
