/**
 * Which hours of a firm's week and year each plan answers: docs/behaviour.md#the-cheapest-plan. A plan covers hours if it
 * covers every usual week: taken over the year, the few days on which a desk closes would always leave the dearest plan.
 */
import type { Plan, QuietHours } from "@/lib/content";
import { type ClockDifference, differenceOn, yearLater } from "@/lib/geo/days";
import type { Holiday } from "@/lib/geo/holidays";
import { answeredOn, DAYS, type DeskHours, minutesOfWeek, type Week, weekdayOf } from "@/lib/geo/week";
import { computeContactShares } from "./contact-shares";
import {
  computeTradeYear,
  createUsualAnswers,
  dateBy,
  datesAround,
  deskHoursOf,
  NO_DATES,
  openUntil,
} from "./trade-year";

/** The hours that a firm wants answered. */
export interface WantedHours {
  /** Open hours on the firm's clock: at least one. */
  week: Week;
  /** Public holidays on which the firm closes; none if it opens on them. */
  closedOn: readonly Holiday[];
  /** How far the firm's clock is ahead of the desk's. */
  difference: ClockDifference;
  /** Whether the calls have to be answered on days on which a plan's desk is closed, too. */
  everyDay: boolean;
}

/** The calendar and the assumptions by which plans are compared. */
export interface DeskCalendar {
  /** First day of the twelve months, as an ISO date. */
  asOf: string;
  /** ISO dates of the public holidays that the desk keeps. */
  holidays: ReadonlySet<string>;
  quietHours: QuietHours;
}

/** The hours of a firm that a plan answers. */
export interface Coverage<P extends Plan = Plan> {
  plan: P;
  /** True if the plan answers all that the firm wants. */
  covered: boolean;
  /** True if it answers all open hours of each week of the year in which its desk is not closed. */
  coversWeek: boolean;
  /** ISO dates, where the firm is, on which the desk is closed in open hours that it answers otherwise; in order. */
  missedDays: readonly string[];
  /** Open minutes of a week, and those answered in a week of January and in one of July. */
  openMinutes: number;
  january: number;
  july: number;
  /** Minutes of a week answered in the weeks in which the clocks differ otherwise than usual; dates as in `difference`. */
  exceptions: readonly { from: string; to: string; minutes: number }[];
  /** Open minutes of twelve months, and those answered. */
  year: { open: number; answered: number };
  /** Share of the firm's calls that the plan answers, 0 to 1. */
  share: number;
}

/**
 * The coverage of each plan, in their order.
 *
 * @throws RangeError for a week without open hours
 */
export function coverHours<P extends Plan>(
  wanted: WantedHours,
  plans: readonly P[],
  { asOf, holidays, quietHours }: DeskCalendar,
): Coverage<P>[] {
  const { week, closedOn, difference, everyDay } = wanted;
  if (minutesOfWeek(week) === 0) throw new RangeError("expected open hours");
  const desks = plans.map((plan) => deskHoursOf(plan, holidays, asOf));
  const { year, shares } = computeContactShares(week, quietHours, (open) =>
    computeTradeYear(open, closedOn, difference, desks, asOf),
  );
  return plans.map((plan, index) => {
    const weeks = coverWeeks(week, difference, desks[index]!);
    const missedDays = findMissedDays(wanted, desks[index]!, asOf);
    return {
      plan,
      covered: weeks.coversWeek && (!everyDay || missedDays.length === 0),
      ...weeks,
      missedDays,
      year: { open: year.openMinutes, answered: year.answered[index]! },
      share: shares[index]!,
    };
  });
}

/** The minutes of a week that a desk answers, at each time difference of the year. */
function coverWeeks(week: Week, difference: ClockDifference, desk: DeskHours) {
  const usual = createUsualAnswers(week, [desk]);
  const answered = (minutes: number) => DAYS.reduce((sum, _, day) => sum + usual(day, minutes)[0]!, 0);
  const openMinutes = minutesOfWeek(week);
  const exceptions = difference.exceptions.map(({ from, to, minutes }) => ({
    from,
    to,
    minutes: answered(minutes),
  }));
  const answersAll = (minutes: number) => minutes === openMinutes;
  return {
    openMinutes,
    coversWeek:
      answersAll(answered(difference.usual)) && exceptions.every(({ minutes }) => answersAll(minutes)),
    january: answered(difference.january),
    july: answered(difference.july),
    exceptions,
  };
}

function findMissedDays(
  { week, closedOn, difference }: WantedHours,
  desk: DeskHours,
  asOf: string,
): string[] {
  const closedFrom = new Map(closedOn.map(({ date, from }) => [date, from]));
  const end = yearLater(asOf);
  return [...datesAround(desk)]
    .filter((date) => {
      if (date < asOf || date >= end) return false;
      const open = openUntil(week[weekdayOf(date)]!, closedFrom.get(date));
      const answered = (hours: DeskHours) =>
        answeredOn(open, date, differenceOn(difference, date), hours, dateBy);
      return answered({ week: desk.week, closedOn: NO_DATES }) > answered(desk);
    })
    .toSorted();
}
