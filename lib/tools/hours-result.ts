/** A firm's week and year against the plans: docs/behaviour.md#your-hours-our-hours. */
import { isoDate, utcDay } from "@/lib/geo/days";
import { answered } from "@/lib/geo/daily-hours";
import { DAY_NAMES, DAYS, minutesOf, shiftWeek, weekdayOf, type Hours } from "@/lib/geo/week";
import { coverHours, type Coverage, type WantedHours } from "@/lib/plans/coverage";
import type { Prices } from "@/lib/plans/price";
import { createUsualAnswers, deskHoursOf, usualDeskHours } from "@/lib/plans/trade-year";
import type { Texts } from "./fields";
import { deskCalendar, firmOf, type Directory, type Firm } from "./firm";
import { formatDay, formatHours } from "./formats";
import { holidaysOf, type FirmData } from "./firm-data";

type Plans = Prices["plans"];

/** A week beside the plans, to be shown. */
export interface HoursResult {
  heading: string;
  /** The seasons with different hours: January and July, or the whole year. */
  seasons: readonly { name: string; spans: readonly DaySpan[] }[];
  /** Sentences about weeks with another time difference. */
  exceptions: readonly string[];
  holidays: Holidays;
}

/** Compares the week of valid texts with the plans. Undefined for a firm that is never open. */
export function composeHoursResult(
  directory: Directory,
  texts: Texts,
  plans: Plans,
): HoursResult | undefined {
  const { firmData } = directory;
  const firm = firmOf(directory, texts);
  const { hours, city, trade } = firm;
  if (!hours) return undefined;
  const coverages = coverHours(hours, plans, deskCalendar(firmData, trade));
  const { january, july } = hours.difference;
  const season = (name: string, difference: number) => ({ name, spans: spansOf(hours, difference, plans) });
  return {
    heading: describeFit(coverages, city.label),
    seasons:
      january === july ? [season("All year", january)] : [season("January", january), season("July", july)],
    exceptions: describeExceptions(coverages, hours),
    holidays: tabulateHolidays(firm, hours, firmData, plans),
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

/** Open days in a row on which the firm has the same hours, and the plans answer the same part of them. */
export interface DaySpan {
  /** "Monday to Friday". */
  days: string;
  open: readonly Hours[];
  /** Of each plan: its hours on the firm's clock, and the open minutes that it answers. */
  plans: readonly { name: string; hours: readonly Hours[]; answered: number }[];
}

/** @param difference minutes that the firm's clock is ahead of the desk's */
function spansOf({ week }: WantedHours, difference: number, plans: Plans): DaySpan[] {
  const desks = plans.map(usualDeskHours);
  const answersOn = createUsualAnswers(week, desks);
  const shifted = desks.map((desk) => shiftWeek(desk.week, difference));
  const spans: { first: number; last: number; key: string; span: Omit<DaySpan, "days"> }[] = [];
  for (const [day, open] of week.entries()) {
    if (open.length === 0) continue;
    const minutes = answersOn(day, difference);
    const span = {
      open,
      plans: plans.map(({ name }, index) => ({
        name,
        hours: shifted[index]![day]!,
        answered: minutes[index]!,
      })),
    };
    const key = JSON.stringify([open, span.plans.map(({ hours }) => clip(hours, open))]);
    const before = spans.at(-1);
    // Outside the firm's hours the first day after a weekend may differ: the last one is the usual day.
    if (before?.key === key && before.last === day - 1) Object.assign(before, { last: day, span });
    else spans.push({ first: day, last: day, key, span });
  }
  return spans.map(({ first, last, span }) => ({ days: nameDays(first, last), ...span }));
}

/** The parts of a plan's hours in which the firm is open. */
export function clip(hours: readonly Hours[], open: readonly Hours[]): Hours[] {
  return hours.flatMap((plan) => open.flatMap((firm) => answered(plan, firm)));
}

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
    if (!daysBetween(from, to).some((date) => minutesOf(week[weekdayOf(date)]!) > 0)) return [];
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
function daysBetween(from: string, to: string): string[] {
  return DAYS.map((_, day) => isoDate(utcDay(from, day))).filter((date) => date <= to);
}

/** The public holidays where the firm is and those of our desk: who is closed. */
interface Holidays {
  /** In order: name, the firm, and each plan. */
  rows: readonly (readonly string[])[];
  /**
   * Days on which the firm and each plan are closed, counted from the first one of the twelve months; `isMissed` if the plan
   * is closed and the firm is not.
   */
  years: readonly { name: string; days: readonly { day: number; isMissed: boolean }[] }[];
}

const DAY_MS = 24 * 60 * 60_000;
/** Days of twelve months: a leap year's last one is left out. */
const YEAR = 365;

function tabulateHolidays({ city }: Firm, hours: WantedHours, firmData: FirmData, plans: Plans): Holidays {
  const { asOf, holidays: deskHolidays, nation } = firmData.desk;
  const names = new Map(holidaysOf(firmData, city.calendar).map(({ date, name }) => [date, name]));
  const dates = [...new Set([...names.keys(), ...deskHolidays])].toSorted();
  const closedOn = new Set(hours.closedOn.map(({ date }) => date));
  const closing = (week: WantedHours["week"], closed: ReadonlySet<string>) => (date: string) =>
    closed.has(date) || minutesOf(week[weekdayOf(date)]!) === 0;
  const isClosed = closing(hours.week, closedOn);
  const desks = plans.map((plan) => {
    const desk = deskHoursOf(plan, deskCalendar(firmData).holidays, asOf);
    return { name: plan.name, isClosed: closing(desk.week, desk.closedOn) };
  });
  const dayOf = (date: string) => Math.round((Date.parse(date) - Date.parse(asOf)) / DAY_MS);
  return {
    rows: dates.map((date) => [
      `${formatDay(date)}: ${names.get(date) ?? `only in ${nation}`}`,
      isClosed(date) ? "closed" : "open",
      ...desks.map((desk) => (desk.isClosed(date) ? "closed" : "answers")),
    ]),
    years: [{ name: "You", isClosed }, ...desks].map((one) => ({
      name: one.name,
      days: dates
        .filter(one.isClosed)
        .map((date) => ({ day: dayOf(date), isMissed: !isClosed(date) }))
        .filter(({ day }) => day >= 0 && day < YEAR),
    })),
  };
}

const INITIALS = "JFMAMJJASOND";

/** First letters of twelve months, beginning with that of a date. */
export function monthInitials(asOf: string): string {
  const month = Number(asOf.slice(5, 7)) - 1;
  return INITIALS.slice(month) + INITIALS.slice(0, month);
}
