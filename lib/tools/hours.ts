/** A firm's week and year against the plans: docs/behaviour.md#your-hours-our-hours. */
import type { Plan } from "@/lib/content";
import { DAYS, minutesOf, weekdayOf, type DeskHours, type Hours, type Week } from "@/lib/geo/week";
import { isoDate, utcDay, type ClockDifference } from "@/lib/geo/days";
import type { Coverage, WantedHours } from "@/lib/plans/coverage";
import { createUsualAnswers, deskHoursOf } from "@/lib/plans/trade-year";
import { deskCalendar, type Firm } from "./firm";
import { formatDay, formatHours } from "./formats";
import { markYear, type MarkedYear } from "./marked-year";
import { holidaysOf, type Places } from "./places";

const DAY = 24 * 60;

/** The hours of a week on a clock that is ahead by some minutes; negative if it is behind. Sunday is before Monday. */
export function shiftWeek(week: Week, minutes: number): Week {
  // Its day has no midnight at which the hours of two days would meet.
  if (week.every((hours) => minutesOf(hours) === DAY)) return week;
  const shifted: Hours[][] = DAYS.map(() => []);
  const add = (from: number, to: number) => {
    const day = Math.floor(from / DAY);
    const start = day * DAY;
    const end = Math.min(to, start + DAY);
    shifted[(day + DAYS.length) % DAYS.length]!.push({ from: from - start, to: end - start });
    if (end < to) add(end, to);
  };
  for (const [day, hours] of week.entries())
    for (const { from, to } of hours) add(day * DAY + from + minutes, day * DAY + to + minutes);
  return shifted.map((hours) => hours.toSorted((a, b) => a.from - b.from));
}

/** A season, with the week of each plan on the firm's clock. */
export interface Season {
  name: string;
  /** Minutes that the firm's clock is ahead of ours. */
  difference: number;
  plans: readonly { name: string; week: Week }[];
}

/** A season in which the firm's clock is `difference` minutes ahead of ours. */
export function seasonOf(name: string, difference: number, plans: readonly Plan[]): Season {
  return {
    name,
    difference,
    plans: plans.map((plan) => ({
      name: plan.name,
      week: shiftWeek(deskHoursOf(plan, NONE, "2001-01-01").week, difference),
    })),
  };
}

/** The seasons with different hours: January and July, or the whole year. */
export function seasonsOf({ january, july }: ClockDifference, plans: readonly Plan[]): Season[] {
  if (january === july) return [seasonOf("All year", january, plans)];
  return [seasonOf("January", january, plans), seasonOf("July", july, plans)];
}

const NONE: ReadonlySet<string> = new Set();

/** Days in a row on which the firm has the same hours, and the plans answer the same part of them. */
export interface DaySpan {
  /** "Monday to Friday". */
  days: string;
  /** Its first day, 0 for Monday. */
  first: number;
  open: readonly Hours[];
  /** Of each plan: its hours on the firm's clock, and the open minutes that it answers. */
  plans: readonly { name: string; hours: readonly Hours[]; answered: number }[];
}

/** The days of a week in a season, in as few spans as have the same hours. */
export function spansOf({ week }: WantedHours, season: Season, plans: readonly Plan[]): DaySpan[] {
  const desks = plans.map((plan) => deskHoursOf(plan, NONE, "2001-01-01"));
  const usual = createUsualAnswers(week, desks);
  const spans: { first: number; last: number; key: string; span: Pick<DaySpan, "open" | "plans"> }[] = [];
  for (const [day, open] of week.entries()) {
    const answered = usual(day, season.difference);
    const span = {
      open,
      // What a plan does on a day off is of no interest.
      plans:
        open.length === 0
          ? []
          : season.plans.map((plan, index) => ({
              name: plan.name,
              hours: plan.week[day]!,
              answered: answered[index]!,
            })),
    };
    const key = JSON.stringify([open, span.plans.map(({ hours }) => clip(hours, open))]);
    const before = spans.at(-1);
    // Outside the firm's hours the first day after a weekend may differ: the last one is the usual day.
    if (before?.key === key) Object.assign(before, { last: day, span });
    else spans.push({ first: day, last: day, key, span });
  }
  return spans.map(({ first, last, span }) => ({ days: nameDays(first, last), first, ...span }));
}

/** The parts of a plan's hours in which the firm is open. */
export function clip(hours: readonly Hours[], open: readonly Hours[]): Hours[] {
  return hours.flatMap((plan) =>
    open.flatMap((firm) => {
      const [from, to] = [Math.max(plan.from, firm.from), Math.min(plan.to, firm.to)];
      return from < to ? [{ from, to }] : [];
    }),
  );
}

const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function nameDays(first: number, last: number): string {
  if (first === last) return DAY_NAMES[first]!;
  return `${DAY_NAMES[first]} ${last === first + 1 ? "and" : "to"} ${DAY_NAMES[last]}`;
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
          : `${plan.name} answers ${formatHours(exceptions[index]!.minutes)} ${hours}`,
      );
    const whole = coverages.filter(isAll);
    if (parts.length === 0) parts.push(`every plan answers all ${hours}`);
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

/** The public holidays where the firm is and those of our desk: who is closed. */
export interface Holidays {
  /** In order: name, the firm, and each plan. */
  rows: readonly (readonly string[])[];
  /** Closed days of the firm and of each plan; `own` if the plan is closed and the firm is not. */
  years: readonly MarkedYear[];
}

export function tabulateHolidays(
  { place, hours }: Firm & { hours: WantedHours },
  places: Places,
  plans: readonly Plan[],
): Holidays {
  const { asOf, holidays: deskHolidays, nation } = places.desk;
  const names = new Map(holidaysOf(places, place.calendar).map(({ date, name }) => [date, name]));
  const closedOn = new Set(hours.closedOn.map(({ date }) => date));
  const isClosed = (date: string) => closedOn.has(date) || minutesOf(hours.week[weekdayOf(date)]!) === 0;
  const desks = plans.map((plan) => {
    const desk = deskHoursOf(plan, deskCalendar(places).holidays, asOf);
    return { name: plan.name, isClosed: (date: string) => !isOpenOn(desk, date) };
  });
  const dates = [...new Set([...names.keys(), ...deskHolidays])].toSorted();
  return {
    rows: dates.map((date) => [
      `${formatDay(date)}: ${names.get(date) ?? `only in ${nation}`}`,
      isClosed(date) ? "closed" : "open",
      ...desks.map((desk) => (desk.isClosed(date) ? "closed" : "answers")),
    ]),
    years: [{ name: "You", isClosed }, ...desks].map((one) =>
      markYear(one.name, dates.filter(one.isClosed), {
        asOf,
        isOwn: (date) => !isClosed(date),
      }),
    ),
  };
}

function isOpenOn({ week, closedOn }: DeskHours, date: string): boolean {
  return !closedOn.has(date) && minutesOf(week[weekdayOf(date)]!) > 0;
}

/** Which plans answer all hours, for the heading of the result. */
export function describeFit(coverages: readonly Coverage[], city: string): string {
  const whole = coverages.find(({ coversWeek }) => coversWeek);
  if (whole?.plan === coverages[0]?.plan) return `Every plan answers all your hours in ${city}`;
  if (whole) return `${whole.plan.name} answers all your hours in ${city}`;
  const most = coverages.reduce((a, b) => (b.year.answered > a.year.answered ? b : a));
  const percent = Math.floor((100 * most.year.answered) / most.year.open);
  return `${most.plan.name} answers most of your hours in ${city}: ${percent}%`;
}
