import { writeFileSync } from "node:fs";
import path from "node:path";
import { formatNumber } from "@/lib/numbers";
import { KINDS, type QualityReport } from "./quality-report";

/** Writes quality.json, and prints what it says. */
export function publishReport(site: string, report: QualityReport): void {
  writeFileSync(path.join(site, "quality.json"), `${JSON.stringify(report, undefined, 2)}\n`);
  console.log(`\n${summarise(report)}\n`);
}

export function summarise({ pages, funnel, kinds, unique }: QualityReport): string {
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
