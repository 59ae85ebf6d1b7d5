import { writeFileSync } from "node:fs";
import path from "node:path";
import { getContent, type LandingCatalogue } from "@/lib/content";
import { describeFunnel } from "@/lib/landing";
import { formatNumber } from "@/lib/numbers";
import { KINDS, type KindReport, type QualityReport } from "./quality-report";
import type { KindStats, Stats } from "./stats";
import { countUniqueShingles } from "./unique-shingles";

/**
 * Writes quality.json, and prints what it says.
 *
 * @param site folder of the written pages
 * @param total the statistics of all threads, and of all shards
 * @see docs/decisions/0088-an-index-that-is-earned.md
 */
export function writeReport(site: string, total: Stats, catalogue: LandingCatalogue): void {
  const pages = catalogue.services.length * catalogue.industries.length * catalogue.cities.length;
  const offered = Math.max(1, total.offered.length);
  const report: QualityReport = {
    words: { mean: total.words / offered, min: total.minWords, minPath: total.minWordsPath },
    kinds: {
      city: reportKind(total.kinds.city, offered),
      industry: reportKind(total.kinds.industry, offered),
      service: reportKind(total.kinds.service, offered),
    },
    pages,
    funnel: describeFunnel(total.keptOut, pages, getContent().indexing),
    unique: countUniqueShingles(site, catalogue, total.offered),
  };
  writeFileSync(path.join(site, "quality.json"), `${JSON.stringify(report, undefined, 2)}\n`);
  console.log(`\n${summarise(report)}\n`);
}

function reportKind({ pairs, max, maxPath, histogram, ...sums }: KindStats, offered: number): KindReport {
  return {
    pairs,
    mean: pairs === 0 ? 0 : sums.similaritySum / pairs,
    max,
    maxPath,
    histogram,
    ownWords: { mean: sums.ownWordsSum / offered, min: sums.minOwnWords, minPath: sums.minOwnWordsPath },
  };
}

function summarise({ pages, funnel, kinds, unique }: QualityReport): string {
  const line = (count: number, text: string) => `${formatNumber(count).padStart(9)}  ${text}`;
  return [
    "Landing pages offered to search engines, rule by rule (content/indexing.yaml):",
    line(pages, "pages"),
    ...funnel.map(({ rule, reason, left }) => line(left, `${rule}: ${reason}`)),
    ...KINDS.filter((kind) => kinds[kind].pairs > 0).map(
      (kind) =>
        `Another ${kind}: ${kinds[kind].mean.toFixed(2)} alike on average, at most ${kinds[kind].max.toFixed(2)} (${kinds[kind].maxPath})`,
    ),
    ...(unique.pages > 0
      ? [
          `Five words in a sentence or cell that no sibling has: ${unique.median} in the median, at least ${unique.min} (${unique.minPath})`,
        ]
      : []),
  ].join("\n");
}
