import type { City, LandingMessages, Plan } from "@/lib/content";
import type { Holiday } from "@/lib/geo/holidays";
import type { ClockDifference } from "@/lib/geo/days";
import type { CustomerArea, Reach } from "./customer-area";
import type { Words } from "./words";

/** What the facts of every city are computed from. */
export interface CityContext {
  cities: readonly City[];
  plans: readonly Plan[];
  /** GBP for a call beyond those of a plan. */
  overflowCallPrice: number;
  /** Name of the city of the desk. */
  homeCity: string;
  /** The nation whose public holidays the desk keeps. */
  nation: string;
  /** Name of that nation's calendar, see `calendarName`. */
  deskCalendar: string;
  /** ISO date from which twelve months are counted. */
  asOf: string;
  /** Minutes a zone is ahead of UTC at noon of an ISO date. */
  offsetOf: (zone: string, date: string) => number;
  /** Time difference between a zone and the company's own over the year. */
  differenceOf: (zone: string) => ClockDifference;
  /** Whether the map around a city shows anything besides it. */
  hasNearMap: (city: City) => boolean;
  /** Public holidays of the next twelve months. */
  holidaysOf: (country: string, subdivision?: string, region?: string) => readonly Holiday[];
  /** What is local, not dated yet or kept by others, for readers. */
  holidayNoteOf: (country: string, subdivision?: string, region?: string) => string | undefined;
  /** ISO dates of the public holidays that the desk keeps. */
  deskHolidays: ReadonlySet<string>;
  /** The places around a city. */
  customerAreaOf: (city: City, reach: Reach) => CustomerArea;
  /** The first languages of the cities: those in which the desk answers. */
  languages: ReadonlySet<string>;
  messages: LandingMessages;
  words: Words;
}
