/** Contacts of the twelve months of a page as bars, on the months of the picture of the year. */
import { monthName } from "./english";
import type { FiguresInput } from "./figures-input";

/** A month of the page's year. */
interface MonthBar {
  /** "Nov". */
  name: string;
  /** Contacts in figures, without a comma: on a phone a bar has room for four of them. */
  count: string;
  /** As a part of the busiest month's. */
  height: number;
  isBusy: boolean;
}

export interface MonthBars {
  /** "Calls a month". */
  label: string;
  months: readonly MonthBar[];
}

/** @param counts contacts of each month */
export function monthBars(
  {
    service: { channel },
    hours: { year },
    busyMonths,
    context: { messages },
  }: Pick<FiguresInput, "service" | "hours" | "busyMonths" | "context">,
  counts: readonly number[],
): MonthBars {
  const most = Math.max(...counts);
  return {
    label: messages.trade.origin.columns.month({ channel }),
    months: year.months.map(({ from }, index) => {
      const number = Number(from.slice(5, 7));
      return {
        name: monthName(number).slice(0, 3),
        count: String(counts[index]!),
        height: counts[index]! / most,
        isBusy: busyMonths.has(number),
      };
    }),
  };
}
