import { priceAt, priceLine, type Prices } from "@/lib/plans/price";
import { formatWholePounds } from "./formats";
import type { GroupedTable } from "./missed-calls-table";
import { formatNumber } from "./typed-numbers";

/** Calls a month: from a firm that hands over few of them to a busy one. */
const CALLS = [25, 50, 100, 200, 300, 500, 750, 1000, 1500, 2000, 3000];

/** What a month costs on each plan, paid month by month, without add-ons. */
export function tabulatePrices(prices: Prices): GroupedTable {
  const lines = prices.plans.map((plan) => priceLine(plan, prices, { addOns: [], languages: 0 }, "monthly"));
  return {
    columns: ["Calls a month", ...prices.plans.map(({ name }) => name)],
    groups: [
      {
        rows: CALLS.map((calls) => [
          formatNumber(calls),
          ...lines.map((line) => formatWholePounds(priceAt(line, calls))),
        ]),
      },
    ],
  };
}
