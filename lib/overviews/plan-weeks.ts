import type { Content, HomePage } from "@/lib/content";
import { minutesOf, weekdayOf } from "@/lib/geo/week";
import { deskHoursOf } from "@/lib/plans/trade-year";

/** The usual week of a plan, hour by hour on the desk's clock, and one call in it. */
export interface PlanWeek {
  /** For each day from Monday the whole hours that are answered, as [from, to]. */
  days: readonly (readonly (readonly [number, number])[])[];
  /** How many hours are answered, and of how many. */
  answered: number;
  total: number;
  /** The call: its day from Monday, its hour, and whether the plan answers it. */
  call: { day: number; hour: number; isAnswered: boolean };
}

const WEEK_HOURS = 7 * 24;

/** The week of each plan with the live call of the home page, which came on the day `asOf`. */
export function composePlanWeeks(
  { at }: Pick<HomePage["switchboard"], "at">,
  { plans, site }: Pick<Content, "plans" | "site">,
): PlanWeek[] {
  const hour = Number(at.slice(0, 2));
  const day = weekdayOf(site.asOf);
  return plans.plans.map((plan) => {
    // A usual week has no public holiday.
    const { week } = deskHoursOf(plan, new Set(), site.asOf);
    const days = week.map((hours) => hours.map(({ from, to }) => [from / 60, to / 60] as const));
    return {
      days,
      answered: week.reduce((sum, hours) => sum + minutesOf(hours), 0) / 60,
      total: WEEK_HOURS,
      call: { day, hour, isAnswered: days[day]!.some(([from, to]) => from <= hour && hour < to) },
    };
  });
}
