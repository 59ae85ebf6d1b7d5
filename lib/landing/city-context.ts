/** What the facts of every city are computed from, and the hours of every industry. */
import type { City, Content, Plan } from "@/lib/content";
import { calendarName } from "@/lib/geo/calendar-name";
import type { ClockDifference } from "@/lib/geo/days";
import type { Holiday } from "@/lib/geo/holidays";
import type { DeskHours } from "@/lib/geo/week";
import { clockDifference } from "@/lib/geo/zone";
import { deskHoursOf } from "@/lib/plans/trade-year";
import { hasNearMap } from "./customer-area";
import { createWords, type Wording } from "./english";

export interface CityContext extends Wording {
  cities: readonly City[];
  plans: readonly Plan[];
  /** The hours of each plan, on the desk's clock. */
  desks: readonly DeskHours[];
  /** Name of the city of the desk. */
  homeCity: string;
  /** The nation whose public holidays the desk keeps. */
  nation: string;
  /** Name of that nation's calendar, see `calendarName`. */
  deskCalendar: string;
  /** ISO date from which twelve months are counted. */
  asOf: string;
  /** Time difference between a zone and the company's own over the year. */
  differenceOf: (zone: string) => ClockDifference;
  /** Whether the map around a city shows anything besides it. */
  hasNearMap: (city: City) => boolean;
  /** Public holidays of the next twelve months where a city is. */
  holidaysOf: (city: CalendarOfCity) => readonly Holiday[];
  /** What is local, not dated yet or kept by others, for readers. */
  holidayNoteOf: (city: CalendarOfCity) => string | undefined;
  /** ISO dates of the public holidays that the desk keeps. */
  deskHolidays: ReadonlySet<string>;
}

type CalendarOfCity = Pick<City, "country" | "subdivision" | "holidayRegion">;

/** Name of the calendar with the public holidays of a city. */
export function calendarOf({ country, subdivision, holidayRegion }: CalendarOfCity): string {
  return calendarName(country.code, subdivision, holidayRegion);
}

export type ContentForCities = Pick<
  Content,
  "site" | "plans" | "holidays" | "holidaySources" | "catchments" | "landing" | "cities"
>;

/**
 * @param cities candidates for neighbours
 * @throws Error if the content lacks the public holidays of the desk; the context, if it lacks those of a city
 */
export function createCityContext(
  { site, plans: { plans }, holidays, holidaySources, catchments, landing, cities: all }: ContentForCities,
  cities: readonly City[],
): CityContext {
  const { asOf, geo, homeCity, local } = site;
  const { country, subdivision, region } = local.calendar;
  const deskCalendar = calendarName(country, subdivision, region);
  const holidaysIn = (calendar: string) => {
    const found = holidays[calendar];
    if (!found) throw new Error(`expected the public holidays of ${calendar} in the content`);
    return found;
  };
  const deskHolidays = new Set(holidaysIn(deskCalendar).map(({ date }) => date));
  return {
    cities,
    plans,
    desks: plans.map((plan) => deskHoursOf(plan, deskHolidays, asOf)),
    // Validation makes sure that content/locations has it. `cities` may be narrowed and lack it.
    homeCity: all.find(({ slug }) => slug === homeCity)!.name,
    nation: local.nation,
    deskCalendar,
    asOf,
    differenceOf: (zone) => clockDifference(zone, geo.timezone, asOf),
    hasNearMap: ({ slug }) => hasNearMap(catchments[slug]!),
    holidaysOf: (city) => holidaysIn(calendarOf(city)),
    holidayNoteOf: (city) => holidaySources.get(calendarOf(city))?.note,
    deskHolidays,
    messages: landing,
    words: createWords(landing.words),
  };
}
