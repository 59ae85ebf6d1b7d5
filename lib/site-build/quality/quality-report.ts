/** quality.json: which landing pages are offered to search engines, and what these say that no sibling says. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { FunnelStep } from "@/lib/landing";
import { formatNumber } from "@/lib/numbers";

export interface QualityReport {
  pages: number;
  /** The last step has the pages that are offered. The sample is drawn from these. */
  funnel: FunnelStep[];
  sample: SampleReport;
}

export interface SampleReport {
  pages: number;
  words: Spread;
  /** Shingles that are on none of a page's siblings, which differ from it in city, industry or service only. */
  ownShingles: Spread;
}

export interface Spread {
  median: number;
  min: number;
  /** Of the page that has the fewest. */
  minPath: string;
}

/** Writes quality.json, and prints what it says. */
export function writeReport(site: string, report: QualityReport): void {
  writeFileSync(path.join(site, "quality.json"), `${JSON.stringify(report, undefined, 2)}\n`);
  console.log(`\n${summarise(report)}\n`);
}

function summarise({ pages, funnel, sample }: QualityReport): string {
  const line = (count: number, text: string) => `${formatNumber(count).padStart(9)}  ${text}`;
  const { median, min, minPath } = sample.ownShingles;
  return [
    "Landing pages offered to search engines, rule by rule (content/indexing.yaml):",
    line(pages, "pages"),
    ...funnel.map(({ rule, reason, left }) => line(left, `${rule}: ${reason}`)),
    ...(sample.pages > 0
      ? [
          `Five words in a sentence or cell that no sibling has: ${median} in the median, at least ${min} (${minPath})`,
        ]
      : []),
  ].join("\n");
}
