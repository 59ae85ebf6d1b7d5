/** A firm's week and year against the plans: docs/behaviour.md#your-hours-our-hours. */
import { isoDate, utcDay } from "@/lib/geo/days";
import { DAYS, minutesOf, weekdayOf } from "@/lib/geo/week";
import { coverHours, type Coverage, type WantedHours } from "@/lib/plans/coverage";
import type { Prices } from "@/lib/plans/price";
import { spansOf, type DaySpan } from "./day-spans";
import { deskCalendar, firmDefault, firmOf, type Directory } from "./firm";
import { formatDay, formatHours } from "./formats";
import { tabulateHolidays, type Holidays } from "./holidays-table";
import type { Texts } from "./query";
import { seasonsOf } from "./seasons";

/** A week beside the plans, to be shown. */
export interface HoursResult {
  heading: string;
  seasons: readonly { name: string; spans: readonly DaySpan[] }[];
  /** Sentences about weeks with another time difference. */
  exceptions: readonly string[];
  holidays: Holidays;
}

/** Defaults of `firmFields` with a city of one's own: one whose hours are not those of the desk. */
export function hoursDefault(directory: Directory, city: string) {
  return (name: string, texts: Texts) => (name === "city" ? city : firmDefault(directory, name, texts));
}

/** Compares the week of valid texts with the plans. Undefined for a firm that is never open. */
export function composeHoursResult(
  directory: Directory,
  texts: Texts,
  plans: Prices["plans"],
): HoursResult | undefined {
  const { places } = directory;
  const firm = firmOf(directory, texts);
  const { hours, place, trade } = firm;
  if (!hours) return undefined;
  const coverages = coverHours(hours, plans, deskCalendar(places, trade));
  return {
    heading: describeFit(coverages, place.label),
    seasons: seasonsOf(hours.difference, plans).map((season) => ({
      name: season.name,
      // What a plan does on a day off is of no interest.
      spans: spansOf(hours, season, plans).filter(({ open }) => open.length > 0),
    })),
    exceptions: describeExceptions(coverages, hours),
    holidays: tabulateHolidays({ ...firm, hours }, places, plans),
  };
}

/** Which plans answer all hours, for the heading of the result. */
export function describeFit(coverages: readonly Coverage[], city: string): string {
  const whole = coverages.find(({ coversWeek }) => coversWeek);
  if (whole?.plan === coverages[0]?.plan) return `Every plan covers all your hours in ${city}`;
  if (whole) return `${whole.plan.name} covers all your hours in ${city}`;
  const most = coverages.reduce((a, b) => (b.year.answered > a.year.answered ? b : a));
  const percent = Math.floor((100 * most.year.answered) / most.year.open);
  return `${most.plan.name} covers most of your hours in ${city}: ${percent}%`;
}

/**
 * The weeks in which the clocks disagree otherwise than usual, a sentence for each period. A period without an open day is
 * left out: at the end of the twelve months it may be a Sunday.
 */
export function describeExceptions(
  coverages: readonly Coverage[],
  { week, difference }: WantedHours,
): string[] {
  return difference.exceptions.flatMap(({ from, to }, index) => {
    if (!daysFrom(from, to).some((date) => minutesOf(week[weekdayOf(date)]!) > 0)) return [];
    const isAll = ({ exceptions, openMinutes }: Coverage) => exceptions[index]!.minutes === openMinutes;
    const hours = `of your ${formatHours(coverages[0]!.openMinutes)} hours a week`;
    const parts = coverages
      .filter((coverage) => !isAll(coverage))
      .map(({ plan, exceptions }, part) =>
        part > 0
          ? `${plan.name} ${formatHours(exceptions[index]!.minutes)}`
          : `${plan.name} covers ${formatHours(exceptions[index]!.minutes)} ${hours}`,
      );
    const whole = coverages.filter(isAll);
    if (parts.length === 0) parts.push(`every plan covers all ${hours}`);
    else if (whole.length > 0)
      parts.push(`${whole.length > 1 ? "the other plans" : whole[0]!.plan.name} all of them`);
    const period = from === to ? `On ${formatDay(from)}` : `From ${formatDay(from)} to ${formatDay(to)}`;
    return [`${period}, ${parts.join(", ")}.`];
  });
}

/** ISO dates, the last one included, and no more than a week of them. */
function daysFrom(from: string, to: string): string[] {
  return DAYS.map((_, day) => isoDate(utcDay(from, day))).filter((date) => date <= to);
}
