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
import { differenceOn, isoDate, utcDay, yearLater, type ClockDifference } from "@/lib/geo/zone";

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

/** The hours in which each plan answers, on the desk's clock. */
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

/** The usual hours of an industry in a country. */
export function weekIn({ opening }: Industry, country: string): Week {
  return readWeek(opening[country] ?? opening.typical!);
}

/**
 * Computes a firm's year from its usual week.
 *
 * @param week open hours on the firm's clock
 * @param closes whether the firm closes on public holidays
 * @param asOf first day of the twelve months
 */
export function computeTradeYear(
  week: Week,
  closes: boolean,
  difference: ClockDifference,
  holidays: readonly Holiday[],
  desks: readonly DeskHours[],
  asOf: string,
): TradeYear {
  const closedFrom = new Map(closes ? holidays.map(({ date, from }) => [date, from]) : []);
  const months = new Map<string, TradeMonth & { answered: number[] }>();
  for (const date of datesFrom(asOf)) {
    const key = date.slice(0, 7);
    const month = months.get(key) ?? {
      from: date,
      days: 0,
      openDays: 0,
      openMinutes: 0,
      answered: desks.map(() => 0),
    };
    months.set(key, month);
    month.days += 1;
    const open = openUntil(week[weekdayOf(date)]!, closedFrom.get(date));
    if (open.length === 0) continue;
    month.openDays += 1;
    month.openMinutes += minutesOf(open);
    const minutes = differenceOn(difference, date);
    for (const [plan, desk] of desks.entries())
      month.answered[plan]! += answeredOn(open, date, minutes, desk, dateBy);
  }
  const all = [...months.values()];
  return {
    week,
    answeredWeek: week.map((open, day) => ({
      january: desks.map((desk) => answeredInUsualWeek(open, day, difference.january, desk)),
      july: desks.map((desk) => answeredInUsualWeek(open, day, difference.july, desk)),
    })),
    months: all,
    openMinutes: all.reduce((sum, month) => sum + month.openMinutes, 0),
    answered: desks.map((_, plan) => all.reduce((sum, { answered }) => sum + answered[plan]!, 0)),
  };
}

/** The part of a day's hours before a minute, at which a public holiday begins. */
function openUntil(open: readonly Hours[], minute: number | undefined): readonly Hours[] {
  if (minute === undefined) return open;
  return open.filter(({ from }) => from < minute).map(({ from, to }) => ({ from, to: Math.min(to, minute) }));
}

/** A Monday in a week in which no plan closes. */
const USUAL_MONDAY = "2001-01-01";
const NEVER: ReadonlySet<string> = new Set();

function answeredInUsualWeek(open: readonly Hours[], day: number, difference: number, { week }: DeskHours) {
  return answeredOn(open, dateBy(USUAL_MONDAY, day), difference, { week, closedOn: NEVER }, dateBy);
}

/** Caches: a build asks for the same few hundred dates millions of times. */
const dates = new Map<string, readonly string[]>();

function datesFrom(asOf: string): readonly string[] {
  let all = dates.get(asOf);
  if (!all) {
    const end = yearLater(asOf);
    const found = [asOf];
    for (let date = dateBy(asOf, 1); date < end; date = dateBy(date, 1)) found.push(date);
    dates.set(asOf, (all = found));
  }
  return all;
}

const shifted = new Map<number, Map<string, string>>();

function dateBy(date: string, days: number): string {
  let known = shifted.get(days);
  if (!known) shifted.set(days, (known = new Map()));
  let found = known.get(date);
  if (!found) known.set(date, (found = isoDate(utcDay(date, days))));
  return found;
}
