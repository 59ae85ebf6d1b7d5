import type { City, LandingMessages } from "@/lib/content";
import { calendarName } from "@/lib/geo/calendar";
import { shiftHours, WORKING_DAY, type DailyHours } from "@/lib/geo/desk-hours";
import { nearest, type Neighbour } from "@/lib/geo/distance";
import { weekdayOf } from "@/lib/geo/week";
import { yearLater, type ClockDifference } from "@/lib/geo/days";
import { listOf } from "./english";
import { speaks } from "@/lib/plans/choose-plan";
import { deskHoursOf } from "@/lib/plans/trade-year";
import { describeTimeDifference, describeWorkingDay, type TimeDifferenceTexts } from "./time-difference";
import { describeCoverageClock, describeWorkingDayRing, type ClockDay, type ClockFace } from "./clock-texts";
import type { CityContext } from "./city-context";
import { describeOfficeStrips, type DayStrips } from "./day-strips";
import { coverPlan, type PlanCoverage } from "./plan-coverage";
import { mainLanguage } from "./languages";
import { inWordsOf } from "./texts-in";

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

/** The facts and sentences about a city that all its landing pages share. */
export interface CityFacts extends Omit<TimeDifferenceTexts, "figures"> {
  city: City;
  difference: ClockDifference;
  /** The local working day on the desk's clock. */
  workingDayAtDesk: DailyHours;
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
    workingDayAtDesk: shiftHours(WORKING_DAY, -difference.usual),
    clockText: describeWorkingDay(city, difference, context),
    ...describeMoney(city, context),
    plans,
    clock: clockOf(plans),
    pageClock: clockOf(plans.filter(({ plan }) => speaks(plan, mainLanguage(city)))),
    clockDay: describeWorkingDayRing(context),
    strips: describeOfficeStrips(difference, context),
    holidays,
    shortDays: describeShortDays(holidays, context),
    holidaysText: [describeHolidays(city, holidays, context), noteOf(city, context)]
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
  { plans, asOf, holidaysOf, deskHolidays, messages, words }: CityContext,
): HolidayRow[] {
  const { partDay, answered } = messages.city.holidays;
  const desks = plans.map((plan) => ({ name: plan.name, ...deskHoursOf(plan, deskHolidays, asOf) }));
  return holidaysOf(city.country.code, city.subdivision, city.holidayRegion).map(
    ({ name, date, inLieu, from }) => {
      const weekday = words.weekday(date);
      const day = from > 0 ? partDay({ day: weekday, time: words.time(from) }) : weekday;
      const open = desks.filter(
        ({ week, closedOn }) => week[weekdayOf(date)]!.length > 0 && !closedOn.has(date),
      );
      const isWhole = open.length === desks.length;
      // At a weekend some are closed anyway.
      const isShort = desks.some(
        ({ week, closedOn }) => week[weekdayOf(date)]!.length > 0 && closedOn.has(date),
      );
      const names = listOf(open.map((desk) => desk.name));
      return {
        name,
        inLieu,
        partDay: from > 0,
        day,
        plans: isShort ? names : undefined,
        answered: answered({ day, plans: names, part: isWhole ? "all" : "some" }),
        sharedWithDesk: deskHolidays.has(date),
      };
    },
  );
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
  { country, subdivision, holidayRegion }: City,
  { plans, asOf, holidaysOf, deskHolidays, messages, words }: CityContext,
): string[] {
  const kept = new Set(holidaysOf(country.code, subdivision, holidayRegion).map(({ date }) => date));
  return plans.flatMap((plan) => {
    const { week, closedOn } = deskHoursOf(plan, deskHolidays, asOf);
    const dates = [...closedOn]
      .filter((date) => date >= asOf && date < yearLater(asOf))
      .filter((date) => !kept.has(date) && week[weekdayOf(date)]!.length > 0);
    if (dates.length === 0) return [];
    const values = { plan: plan.name, dates: listOf(dates.map(words.day)), count: dates.length };
    return [messages.city.holidays.closed(values)];
  });
}

function noteOf({ country, subdivision, holidayRegion }: City, { holidayNoteOf }: CityContext) {
  return holidayNoteOf(country.code, subdivision, holidayRegion);
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
  if (calendarName(city.country.code, city.subdivision, city.holidayRegion) === deskCalendar)
    return own(values);
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
