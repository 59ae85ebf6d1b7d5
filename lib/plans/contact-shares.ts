import type { QuietHours } from "@/lib/content";
import type { Hours, Week } from "@/lib/geo/week";
import type { TradeYear } from "./trade-year";

/**
 * A firm's year, and of its contacts the share that each plan answers, 0 to 1: contacts come evenly over the open hours
 * by day and less often in the quiet ones.
 *
 * @param yearOf computes the year of a week
 */
export function computeContactShares(
  week: Week,
  quietHours: QuietHours,
  yearOf: (week: Week) => TradeYear,
): { year: TradeYear; shares: readonly number[] } {
  const year = yearOf(week);
  const daytime = yearOf(week.map((hours) => byDay(hours, quietHours)));
  const quiet = quietHours.percent / 100;
  const weigh = (minutes: number, minutesByDay: number) => minutesByDay + quiet * (minutes - minutesByDay);
  const all = weigh(year.openMinutes, daytime.openMinutes);
  return {
    year,
    shares: year.answered.map((minutes, plan) =>
      // A firm may be open in nothing but hours without contacts.
      all > 0 ? weigh(minutes, daytime.answered[plan]!) / all : minutes / year.openMinutes,
    ),
  };
}

/** The parts of open hours outside the quiet ones. */
function byDay(hours: readonly Hours[], { from, to }: QuietHours): Hours[] {
  return hours
    .map((open) => ({ from: Math.max(open.from, to * 60), to: Math.min(open.to, from * 60) }))
    .filter((open) => open.from < open.to);
}
