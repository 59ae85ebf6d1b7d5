import type { DeskHours } from "@/lib/geo/week";
import { daysFrom } from "./trade-year";

const DAY = 24 * 60;

/**
 * The longest time of twelve months in which nobody is at the desk, on its own clock; 0 for a desk that never closes.
 *
 * @param asOf first day of the twelve months
 * @returns minutes; a change of the clocks meanwhile is left out
 */
export function longestGap({ week, closedOn }: DeskHours, asOf: string): number {
  let longest = 0;
  // Since the last answer, counted from the first midnight; the time before the first opening has no known beginning.
  let since: number | undefined;
  for (const [index, { date, weekday }] of daysFrom(asOf).entries()) {
    if (closedOn.has(date)) continue;
    for (const { from, to } of week[weekday]!) {
      if (since !== undefined) longest = Math.max(longest, index * DAY + from - since);
      since = index * DAY + to;
    }
  }
  return longest;
}
