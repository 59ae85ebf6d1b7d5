import { computeMissedCalls, formatPercent } from "./missed-calls";
import { formatNumber } from "./typed-numbers";
import type { TypicalCategory } from "./typical-firms";

/** Groups of rows below the same columns. */
export interface GroupedTable {
  /** The first is that of the rows' labels. */
  columns: readonly string[];
  groups: readonly { title?: string; rows: readonly (readonly string[])[] }[];
}

/** The engaged line of the typical firms, with one, two and three people who can pick up. */
export function tabulateMissedCalls(categories: readonly TypicalCategory[]): GroupedTable {
  return {
    columns: ["Trade", "Calls", "Minutes", "One person", "Two", "Three"],
    groups: categories.map(({ title, firms }) => ({
      title,
      rows: firms.map((firm) => [
        firm.title,
        formatNumber(firm.calls),
        formatNumber(firm.minutes),
        ...[1, 2, 3].map((people) => formatPercent(computeMissedCalls({ ...firm, people }).engaged)),
      ]),
    })),
  };
}
