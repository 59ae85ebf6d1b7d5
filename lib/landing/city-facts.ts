/** The facts and sentences about a city that its own page and all its landing pages share. */
import { memoize } from "export-kit/queries";
import type { City, LandingMessages } from "@/lib/content";
import { yearLater, type ClockDifference } from "@/lib/geo/days";
import { nearest, type Neighbour } from "@/lib/geo/distance";
import { weekdayOf, type DeskHours } from "@/lib/geo/week";
import { speaks } from "@/lib/plans/choose-plan";
import { calendarOf, createCityContext, type ContentForCities, type CityContext } from "./city-context";
import { inWordsOf } from "./country-words";
import {
  describeCoverageClock,
  describeWorkingDayRing,
  type ClockDay,
  type ClockFace,
} from "./hours/coverage-clock-texts";
import { listOf } from "./english";
import { describeOfficeStrips, type DayStrips } from "./hours/hours-as-strips";
import { mainLanguage } from "./language-wage-and-money";
import { coverPlan, type PlanCoverage } from "./hours/plan-coverage";
import {
  describeTimeDifference,
  describeWorkingDay,
  type TimeDifferenceTexts,
} from "./hours/time-difference";

/** A public holiday as one row of the page. */
export interface HolidayRow {
  name: string;
  /** "Thursday 26 November", "Thursday 24 December, from 6 pm". */
  day: string;
  /** The day, and which plans answer on it. */
  answered: string;
  /** True if the desk keeps it too. */
  sharedWithDesk: boolean;
  /** The plans that answer; undefined if no plan is closed for the holiday. */
  plans: string | undefined;
  /** Replaces a holiday on a weekend, which has its own row. */
  inLieu: boolean;
  /** Begins in the afternoon or evening. */
  partDay: boolean;
}

export interface CityFacts extends Omit<TimeDifferenceTexts, "figures"> {
  city: City;
  difference: ClockDifference;
  /** The city's working day on the desk's clock, and the weeks in which it differs. */
  clockText: string;
  /** How a payment is converted; undefined where nothing has to be. */
  moneyText: string | undefined;
  /** The rates of amounts in other money; undefined likewise. */
  ratesText: string | undefined;
  plans: PlanCoverage[];
  /** The coverage clock. */
  clock: ClockFace;
  /** As `clock`. Where most people speak another language, it leaves out the plans in English only. */
  pageClock: ClockFace;
  /** The working day on both. */
  clockDay: ClockDay;
  /** Nine to five and the hours of each plan, as strips. */
  strips: DayStrips;
  holidays: HolidayRow[];
  /** The holidays on which a plan is closed, grouped by the plans that answer on them. */
  shortDays: { plans: string; days: string }[];
  /** How many holidays there are, and which are local or not dated yet. */
  holidaysText: string;
  /** On which other days plans are closed; empty if on none. */
  closedText: string;
  /** The nearest cities: those nearby, or a few that are not. */
  neighbours: readonly City[];
  /** What is known about the city, in the words of the country. */
  notes: Pick<City, "access" | "homes" | "note" | "speech">;
  /** True if no city of the catalogue is nearby. */
  isRemote: boolean;
  hasMap: boolean;
  /** For headings and labels. */
  messages: LandingMessages;
}

/** How many neighbours a page links to. */
const NEIGHBOURS = 8;
/** Cities within this distance are nearby. */
export const NEARBY_KM = 150;
/** Links of a page whose city has none nearby: to cities of its country, and how far they may lead. */
const FAR_NEIGHBOURS = 3;
const FAR_KM = 2000;

/** The cities that the pages of a city link to: those nearby or, where there are none, a few of its country. */
export function neighboursOf(
  city: City,
  cities: readonly City[],
): { isRemote: boolean; neighbours: Neighbour<City>[] } {
  const nearby = nearest(city, cities, NEIGHBOURS).filter(({ km }) => km <= NEARBY_KM);
  if (nearby.length > 0) return { isRemote: false, neighbours: nearby };
  const ofCountry = cities.filter(({ country }) => country.slug === city.country.slug);
  const far = nearest(city, ofCountry, FAR_NEIGHBOURS).filter(({ km }) => km <= FAR_KM);
  return { isRemote: true, neighbours: far };
}

/**
 * Returns a function that computes the facts of each city once.
 *
 * @param cities candidates for neighbours
 */
export function createCityFacts(
  content: ContentForCities,
  cities: readonly City[],
): (city: City) => CityFacts {
  const context = createCityContext(content, cities);
  return memoize((city: City) => describeCity(city, context));
}

/** Computes the facts of a city. They hold for all services and industries: compute them once. */
export function describeCity(city: City, context: CityContext): CityFacts {
  const { messages } = context;
  const difference = context.differenceOf(city.timezone);
  const plans = context.plans.map((plan) => coverPlan(plan, city.name, difference, context));
  const holidays = listHolidays(city, context);
  const { isRemote, neighbours } = neighboursOf(city, context.cities);
  const { figures, ...differenceTexts } = describeTimeDifference(difference, context);
  const clockOf = (shown: readonly PlanCoverage[]) =>
    describeCoverageClock(city, figures, shown, difference, context);
  return {
    city,
    difference,
    ...differenceTexts,
    clockText: describeWorkingDay(city, difference, context),
    ...describeMoney(city, context),
    plans,
    clock: clockOf(plans),
    pageClock: clockOf(plans.filter(({ plan }) => speaks(plan, mainLanguage(city)))),
    clockDay: describeWorkingDayRing(context),
    strips: describeOfficeStrips(difference, context.desks, context),
    holidays,
    shortDays: describeShortDays(holidays, context),
    holidaysText: [describeHolidays(city, holidays, context), context.holidayNoteOf(city)]
      .filter(Boolean)
      .join(" "),
    closedText: describeClosedDays(city, context).join(" "),
    notes: inWordsOf(city.country, {
      access: city.access,
      homes: city.homes,
      note: city.note,
      speech: city.speech,
    }),
    isRemote,
    hasMap: context.hasNearMap(city),
    neighbours: neighbours.map(({ point }) => point),
    messages,
  };
}

function listHolidays(
  city: City,
  { plans, desks, holidaysOf, deskHolidays, messages, words }: CityContext,
): HolidayRow[] {
  const { partDay, answered } = messages.city.holidays;
  return holidaysOf(city).map(({ name, date, inLieu, from }) => {
    const weekday = words.weekday(date);
    const day = from > 0 ? partDay({ day: weekday, time: words.time(from) }) : weekday;
    const open = plans.filter((_, plan) => worksOn(desks[plan]!, date) && !desks[plan]!.closedOn.has(date));
    // At a weekend some are closed anyway.
    const isShort = desks.some((desk) => worksOn(desk, date) && desk.closedOn.has(date));
    const names = listOf(open.map((plan) => plan.name));
    return {
      name,
      inLieu,
      partDay: from > 0,
      day,
      plans: isShort ? names : undefined,
      answered: answered({ day, plans: names, part: open.length === plans.length ? "all" : "some" }),
      sharedWithDesk: deskHolidays.has(date),
    };
  });
}

/** Whether a desk has hours on the weekday of a date. */
function worksOn({ week }: DeskHours, date: string): boolean {
  return week[weekdayOf(date)]!.length > 0;
}

/** The fewest plans first. */
function describeShortDays(
  holidays: readonly HolidayRow[],
  { messages: { city } }: Pick<CityContext, "messages">,
): CityFacts["shortDays"] {
  const groups = new Map<string, HolidayRow[]>();
  for (const row of holidays)
    if (row.plans !== undefined) groups.set(row.plans, [...(groups.get(row.plans) ?? []), row]);
  return [...groups]
    .toSorted(([a], [b]) => a.length - b.length)
    .map(([plans, rows]) => ({
      plans: city.holidays.short({ plans }),
      days: listOf(rows.map(({ name, day }) => city.holidays.dated({ name, day }))),
    }));
}

/** The days on which each plan is closed though the city keeps no public holiday. */
function describeClosedDays(
  city: City,
  { plans, desks, asOf, holidaysOf, messages, words }: CityContext,
): string[] {
  const kept = new Set(holidaysOf(city).map(({ date }) => date));
  return plans.flatMap((plan, index) => {
    const desk = desks[index]!;
    const dates = [...desk.closedOn]
      .filter((date) => date >= asOf && date < yearLater(asOf))
      .filter((date) => !kept.has(date) && worksOn(desk, date));
    if (dates.length === 0) return [];
    const values = { plan: plan.name, dates: listOf(dates.map(words.day)), count: dates.length };
    return [messages.city.holidays.closed(values)];
  });
}

function describeHolidays(
  city: City,
  holidays: readonly HolidayRow[],
  { nation, deskCalendar, messages, words, asOf }: CityContext,
): string {
  const { whole, part, inLieu, own, allShared, noneShared, someShared } = messages.city.holidays;
  const notShared = holidays.filter(({ sharedWithDesk }) => !sharedWithDesk).length;
  const days = {
    inLieu: holidays.filter((holiday) => holiday.inLieu).length,
    part: holidays.filter(({ partDay }) => partDay).length,
  };
  const values = {
    where: city.holidayRegion ? city.name : city.subdivision ? city.admin : city.country.inSentence,
    kept: listOf([
      whole({ count: holidays.length - days.inLieu - days.part }),
      ...(days.part > 0 ? [part({ count: days.part })] : []),
      ...(days.inLieu > 0 ? [inLieu({ count: days.inLieu })] : []),
    ]),
    date: words.date(asOf),
    nation,
  };
  if (calendarOf(city) === deskCalendar) return own(values);
  if (notShared === 0) return allShared(values);
  if (notShared === holidays.length) return noneShared(values);
  return someShared({ ...values, count: notShared });
}

/** The currency of the price list. */
const LIST_CURRENCY = "GBP";

/** How a payment from the city is converted; nothing where the price list's currency is the country's own. */
function describeMoney(
  { country: { currency } }: City,
  { messages: { city } }: CityContext,
): Pick<CityFacts, "moneyText" | "ratesText"> {
  if (currency.code === LIST_CURRENCY) return { moneyText: undefined, ratesText: undefined };
  return {
    moneyText: city.money({ currency: currency.many }),
    ratesText: city.converted({ currency: currency.many, rates: city.rates }),
  };
}
