/** The next twelve months of a city on its clock, day by day. */
import type { City, Plan } from "@/lib/content";
import { clockChanges } from "@/lib/geo/clock-changes";
import type { DailyHours } from "@/lib/geo/coverage";
import { daylightOn, type Daylight } from "@/lib/geo/daylight";
import { weekdayOf, type DeskHours } from "@/lib/geo/week";
import { differenceOn, isoDate, utcDay, yearLater, type ClockDifference } from "@/lib/geo/zone";
import { speaks } from "@/lib/plans/choose-plan";
import { deskHoursOf } from "@/lib/plans/trade-year";
import type { CityContext } from "./city-context";
import { hoursOfDay } from "./clock-texts";
import { monthName } from "./english";
import { mainLanguage } from "./languages";
import { coverPlan } from "./plan-coverage";

const DAY = 24 * 60;

/** Hours that are answered on each of some days that follow each other. Days are counted from the first, `end` excluded. */
export interface AnsweredHours extends DailyHours {
  start: number;
  end: number;
}

/** A plan in the year: its name, its hours on most days in figures, and the hours that it answers. */
export interface PlanYear {
  name: string;
  hours: string;
  usual: DailyHours;
  answered: readonly AnsweredHours[];
}

/** A day of the year, from 0, with its label. */
export interface MarkedDay {
  day: number;
  label: string;
}

/** What the picture of a city's year shows: `lib/art/year.ts` draws it. */
export interface CityYear {
  /** "Nov", "Dec", "Jan". */
  months: readonly { name: string; days: number }[];
  /** Of each day; undefined near the poles. */
  daylight: readonly (Daylight | undefined)[];
  /** Days of the solstices: those of which the sentence on daylight says when the sun rises and sets. */
  solstices: readonly number[];
  /** In the order of the price list, without those in English only where most people speak another language. */
  plans: readonly PlanYear[];
  /** The agents, in place of the plans where a service has none. */
  desk: readonly PlanYear[];
  /** Public holidays of the city, labelled with their day of the month. */
  holidays: readonly MarkedDay[];
  /** Days on which the clocks of the city or of the desk are changed. */
  clockChanges: readonly MarkedDay[];
  labels: { daylight: string; night: string; outside: string; holidays: string; clockChanges: string };
}

/** @see docs/decisions/0085-one-picture-of-the-year-for-each-city.md */
export function describeYear(city: City, context: CityContext): CityYear {
  const { asOf, messages, deskHolidays, differenceOf, holidaysOf, offsetOf } = context;
  const difference = differenceOf(city.timezone);
  const dates = datesFrom(asOf);
  const dayOf = (date: string) => dates.indexOf(date);
  const { daylight, night, outside, holidays, clocks, always, weekdays, agents } = messages.city.year;
  const there = clockChanges(city.timezone, asOf);
  const yearOf = (plan: Plan): PlanYear => {
    const usual = coverPlan(plan, city.name, difference, context).local;
    const hours = plan.hours ? hoursOfDay(usual) : always;
    return {
      name: plan.name,
      hours: plan.days ? weekdays({ hours }) : hours,
      usual,
      answered: answeredHours(dates, difference, deskHoursOf(plan, deskHolidays, asOf)),
    };
  };
  return {
    months: monthsOf(dates),
    daylight: dates.map((date) => daylightOn(date, city, offsetOf(city.timezone, date))),
    solstices: dates.flatMap((date, day) => (/-(06|12)-21$/.test(date) ? [day] : [])),
    plans: context.plans.filter((plan) => speaks(plan, mainLanguage(city))).map(yearOf),
    desk: [{ ...yearOf(context.plans.at(-1)!), name: agents }],
    holidays: holidaysOf(city.country.code, city.subdivision, city.holidayRegion).map(({ date }) => ({
      day: dayOf(date),
      label: String(Number(date.slice(8))),
    })),
    clockChanges: [...new Set([...there, ...differenceChanges(difference, asOf)])].toSorted().map((date) => ({
      day: dayOf(date),
      label: `${Number(date.slice(8))} ${shortMonth(date)}`,
    })),
    labels: {
      daylight,
      night,
      outside,
      holidays: holidays({ city: city.name }),
      clockChanges: clocks({
        homeCity: context.homeCity,
        where: there.length === 0 ? "desk" : difference.exceptions.length === 0 ? "city" : "both",
      }),
    },
  };
}

/** The days on which the difference between two clocks changes. */
function differenceChanges({ exceptions }: ClockDifference, asOf: string): string[] {
  return exceptions
    .flatMap(({ from, to }) => [from, isoDate(utcDay(to, 1))])
    .filter((date) => date > asOf && date < yearLater(asOf));
}

/** The ISO dates of twelve months. */
function datesFrom(asOf: string): string[] {
  const end = yearLater(asOf);
  const dates = [asOf];
  for (let next = isoDate(utcDay(asOf, 1)); next < end; next = isoDate(utcDay(next, 1))) dates.push(next);
  return dates;
}

function monthsOf(dates: readonly string[]): CityYear["months"] {
  const months: { name: string; days: number }[] = [];
  for (const date of dates) {
    const last = months.at(-1);
    if (last && !date.endsWith("-01")) last.days += 1;
    else months.push({ name: shortMonth(date), days: 1 });
  }
  return months;
}

/** "Sep" of an ISO date. Cut, because systems differ in the abbreviation of September. */
function shortMonth(date: string): string {
  return monthName(Number(date.slice(5, 7))).slice(0, 3);
}

/** The hours of each day that a desk answers, on the city's clock; equal hours of days in a row are one. */
function answeredHours(
  dates: readonly string[],
  difference: ClockDifference,
  desk: DeskHours,
): AnsweredHours[] {
  const all: AnsweredHours[] = [];
  let open: AnsweredHours[] = [];
  for (const [day, date] of dates.entries()) {
    open = partsOn(date, differenceOn(difference, date), desk).map((part) => {
      const continued = open.find(({ from, to }) => from === part.from && to === part.to);
      if (continued) return Object.assign(continued, { end: day + 1 });
      const fresh = { ...part, start: day, end: day + 1 };
      all.push(fresh);
      return fresh;
    });
  }
  return all;
}

/** Parts of a day on the city's clock in which a desk answers, in order. */
function partsOn(date: string, minutes: number, { week, closedOn }: DeskHours): DailyHours[] {
  const parts: DailyHours[] = [];
  for (const days of [-1, 0, 1]) {
    const deskDate = isoDate(utcDay(date, days));
    if (closedOn.has(deskDate)) continue;
    for (const hours of week[weekdayOf(deskDate)]!) {
      const from = Math.max(hours.from + days * DAY + minutes, 0);
      const to = Math.min(hours.to + days * DAY + minutes, DAY);
      const last = parts.at(-1);
      if (from >= to) continue;
      if (last?.to === from) last.to = to;
      else parts.push({ from, to });
    }
  }
  return parts;
}
