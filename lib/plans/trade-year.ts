/**
 * A firm's year and which of its hours the plans answer: docs/behaviour.md#the-week-and-the-year.
 *
 * @see docs/decisions/0047-pages-compute-from-typical-values.md
 */
import type { Industry, Plan } from "@/lib/content";
import type { Holiday } from "@/lib/geo/holidays";
import {
  answeredOn,
  DAYS,
  minutesOf,
  readWeek,
  WHOLE_WEEK,
  weekdayOf,
  daysIn,
  type DeskHours,
  type Hours,
  type Week,
} from "@/lib/geo/week";
import { differenceOn, isoDate, utcDay, yearLater, type ClockDifference } from "@/lib/geo/days";

/** One month of a firm's year. */
export interface TradeMonth {
  /** First day, as an ISO date. */
  from: string;
  days: number;
  /** Days on which the firm is open. */
  openDays: number;
  openMinutes: number;
  /** Open minutes that each plan answers, in the order of the plans. */
  answered: readonly number[];
}

/** Twelve months of a firm of an industry: when it is open, and which of its hours the plans answer. */
export interface TradeYear {
  /** Usual open hours. */
  week: Week;
  /** Minutes of each weekday that each plan answers, in a week of January and in one of July. */
  answeredWeek: readonly { january: readonly number[]; july: readonly number[] }[];
  months: readonly TradeMonth[];
  openMinutes: number;
  answered: readonly number[];
}

/** The hours of a plan on the desk's clock. `closedOn` has its days in the year of `asOf` and in the next. */
export function deskHoursOf(
  { hours, days, closedOn }: Plan,
  deskHolidays: ReadonlySet<string>,
  asOf: string,
): DeskHours {
  const week = hours
    ? DAYS.map((_, day) =>
        !days || daysIn(days).includes(day) ? [{ from: hours.from * 60, to: hours.to * 60 }] : [],
      )
    : WHOLE_WEEK;
  if (closedOn === "public holidays") return { week, closedOn: deskHolidays };
  const year = Number(asOf.slice(0, 4));
  const dates = (closedOn ?? []).flatMap((day) => [`${year}-${day}`, `${year + 1}-${day}`]);
  return { week, closedOn: new Set(dates) };
}

/** Weeks read so far: every page asks, and a hundred industries have one or a few each. */
const weeks = new WeakMap<object, { week: Week; key: string }>();

/** The usual hours of an industry in a country, and a key that is the same for the same hours. */
export function weekIn({ opening }: Industry, country: string): { week: Week; key: string } {
  const days = opening[country] ?? opening.typical!;
  let known = weeks.get(days);
  if (!known) weeks.set(days, (known = { week: readWeek(days), key: JSON.stringify(days) }));
  return known;
}

/**
 * Computes a firm's year from its usual week.
 *
 * @param week open hours on the firm's clock
 * @param closedOn public holidays on which the firm closes
 * @param asOf first day of the twelve months
 */
export function computeTradeYear(
  week: Week,
  closedOn: readonly Holiday[],
  difference: ClockDifference,
  desks: readonly DeskHours[],
  asOf: string,
): TradeYear {
  const closedFrom = new Map(closedOn.map(({ date, from }) => [date, from]));
  const usual = createUsualAnswers(week, desks);
  const closing = desks.map(datesAround);
  const months: (TradeMonth & { answered: number[] })[] = [];
  for (const { date, weekday, isFirst } of daysFrom(asOf)) {
    if (isFirst)
      months.push({ from: date, days: 0, openDays: 0, openMinutes: 0, answered: desks.map(() => 0) });
    const month = months.at(-1)!;
    month.days += 1;
    const open = openUntil(week[weekday]!, closedFrom.get(date));
    if (open.length === 0) continue;
    month.openDays += 1;
    month.openMinutes += minutesOf(open);
    const minutes = differenceOn(difference, date);
    const answered = usual(weekday, minutes);
    for (const [plan, desk] of desks.entries())
      month.answered[plan]! +=
        open === week[weekday] && !closing[plan]!.has(date)
          ? answered[plan]!
          : answeredOn(open, date, minutes, desk, dateBy);
  }
  return {
    week,
    answeredWeek: week.map((_, day) => ({
      january: usual(day, difference.january),
      july: usual(day, difference.july),
    })),
    months,
    openMinutes: months.reduce((sum, month) => sum + month.openMinutes, 0),
    answered: desks.map((_, plan) => months.reduce((sum, { answered }) => sum + answered[plan]!, 0)),
  };
}

/** The part of a day's hours before a minute, at which a public holiday begins. */
export function openUntil(open: readonly Hours[], minute: number | undefined): readonly Hours[] {
  if (minute === undefined) return open;
  return open.filter(({ from }) => from < minute).map(({ from, to }) => ({ from, to: Math.min(to, minute) }));
}

/** The days on which a desk closes and those beside them, where hours of a firm far away may fall. */
export function datesAround({ closedOn }: DeskHours): ReadonlySet<string> {
  let dates = around.get(closedOn);
  if (!dates) {
    dates = new Set([...closedOn].flatMap((date) => [dateBy(date, -1), date, dateBy(date, 1)]));
    around.set(closedOn, dates);
  }
  return dates;
}

const around = new WeakMap<DeskHours["closedOn"], ReadonlySet<string>>();

/** The days of the twelve months from `asOf` on which somebody is at the desk. */
export function countDays({ week, closedOn }: DeskHours, asOf: string): number {
  return daysFrom(asOf).filter(({ date, weekday }) => week[weekday]!.length > 0 && !closedOn.has(date))
    .length;
}

/** Minutes of a day. */
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

/** A Monday in a week in which no plan closes. */
const USUAL_MONDAY = "2001-01-01";

/** The hours of a plan in a week in which it does not close. */
export function usualDeskHours(plan: Plan): DeskHours {
  return deskHoursOf(plan, NO_DATES, USUAL_MONDAY);
}

export const NO_DATES: ReadonlySet<string> = new Set();

/** Returns a function of weekday and time difference: the minutes that each desk answers when nobody closes. */
export function createUsualAnswers(week: Week, desks: readonly DeskHours[]) {
  // Most days of a year are like others with the same weekday and difference.
  const known = new Map<number, (readonly number[] | undefined)[]>();
  return (day: number, difference: number): readonly number[] => {
    let days = known.get(difference);
    if (!days) known.set(difference, (days = []));
    return (days[day] ??= desks.map((desk) =>
      answeredOn(
        week[day]!,
        dateBy(USUAL_MONDAY, day),
        difference,
        { week: desk.week, closedOn: NO_DATES },
        dateBy,
      ),
    ));
  };
}

interface YearDay {
  date: string;
  weekday: number;
  /** The first day of a month. */
  isFirst: boolean;
}

/** Caches: a build asks for the same few hundred dates millions of times. */
const years = new Map<string, readonly YearDay[]>();
const shifted = new Map<number, Map<string, string>>();

/** The days of the twelve months from `asOf`. */
export function daysFrom(asOf: string): readonly YearDay[] {
  let days = years.get(asOf);
  if (!days) {
    const end = yearLater(asOf);
    const found: YearDay[] = [];
    for (let date = asOf; date < end; date = dateBy(date, 1))
      found.push({ date, weekday: weekdayOf(date), isFirst: date.endsWith("-01") });
    years.set(asOf, (days = found));
  }
  return days;
}

/** The ISO date some days later. */
export function dateBy(date: string, days: number): string {
  let known = shifted.get(days);
  if (!known) shifted.set(days, (known = new Map()));
  let found = known.get(date);
  if (!found) known.set(date, (found = isoDate(utcDay(date, days))));
  return found;
}
