import type { City, LandingMessages, Plan } from "@/lib/content";
import type { Point } from "@/lib/geo/distance";
import type { Holiday } from "@/lib/geo/holidays";
import type { ClockDifference } from "@/lib/geo/zone";
import type { Words } from "./words";

/** What all places are measured against and told with. */
export interface PlaceContext {
  cities: readonly City[];
  plans: readonly Plan[];
  /** Where the company sits. */
  desk: Point;
  /** Name of the city of the desk. */
  homeCity: string;
  /** Where the desk is, after "our desk": "beside the river". */
  deskPlace: string;
  /** The nation whose public holidays the desk keeps. */
  nation: string;
  /** Name of their calendar, see `calendarName`. */
  deskCalendar: string;
  /** The day from which twelve months are counted. */
  asOf: string;
  /** Minutes a zone is ahead of UTC at noon of an ISO date. */
  offsetOf: (zone: string, date: string) => number;
  /** What a zone's clock does against the company's own. */
  differenceOf: (zone: string) => ClockDifference;
  /** Public holidays of the next twelve months. */
  holidaysOf: (country: string, subdivision?: string, region?: string) => readonly Holiday[];
  /** Days on which the desk has a public holiday. */
  deskHolidays: ReadonlySet<string>;
  messages: LandingMessages;
  words: Words;
}
