/** How the contacts of a firm are spread over the months of a year: docs/behaviour.md#the-week-and-the-year. */
import { sum } from "@/lib/numbers";
import { monthName } from "./english";
import type { ExampleFirm } from "./example-firm";

export const MONTHS = 12;

/** Contacts of the twelve months. */
export interface MonthlyContacts {
  counts: readonly number[];
  /** In the busiest month. */
  most: number;
  /** Its name; undefined where no season is busy, and unless it is more than a contact ahead: rounding is not. */
  busiest: string | undefined;
}

/**
 * Contacts of each month: more in busy months and in those with more open days.
 *
 * @param busyIncrease per cent
 */
export function contactsByMonth(
  {
    service,
    hours: { year },
    contacts: { perMonth },
    busyMonths,
  }: Pick<ExampleFirm, "service" | "hours" | "contacts" | "busyMonths">,
  busyIncrease: number,
): MonthlyContacts {
  const weights = year.months.map(({ from, days, openDays }) => {
    // Messages arrive on every day; calls while the firm is open.
    const count = service.channel === "orders" ? days : openDays;
    const busy = busyMonths.has(monthOf(from));
    return count * (busy ? 1 + busyIncrease / 100 : 1);
  });
  const all = sum(weights);
  const exact = weights.map((weight) => (perMonth * MONTHS * weight) / all);
  const counts = exact.map(Math.floor);
  // Those with the largest remainders are rounded up, so that the months add up and none is ahead of a busier one.
  const byRemainder = [...exact.keys()].toSorted((a, b) => (exact[b]! % 1) - (exact[a]! % 1));
  const rest = perMonth * MONTHS - sum(counts);
  for (const month of byRemainder.slice(0, rest)) counts[month]! += 1;
  const most = Math.max(...exact);
  const [busiest, ...others] = year.months.filter((_, month) => exact[month]! >= most - 1);
  return {
    counts,
    most: Math.max(...counts),
    busiest: busyMonths.size > 0 && others.length === 0 ? monthName(monthOf(busiest!.from)) : undefined,
  };
}

/** Month of an ISO date, 1 to 12. */
export const monthOf = (date: string) => Number(date.slice(5, 7));
