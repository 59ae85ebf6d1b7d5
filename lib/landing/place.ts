import type { City, Plan } from "@/lib/content";
import {
  answered,
  answeredMinutes,
  formatHours,
  formatTime,
  lengthOf,
  shiftHours,
  WHOLE_DAY,
  WORKING_DAY,
} from "@/lib/geo/coverage";
import type { DailyHours } from "@/lib/geo/coverage";
import { nearest } from "@/lib/geo/distance";
import type { Point } from "@/lib/geo/distance";
import type { Holiday } from "@/lib/geo/holidays";
import type { ClockDifference } from "@/lib/geo/zone";
import { capitalise, countOf, formatDate, formatWeekday, hoursInWords, listOf, numberWord } from "./english";
import { describeClock, describeGap, type Gap } from "./gap";
import { describeDaylight, describeDistance, describeMoney, describeNeighbour } from "./surroundings";
import type { PlaceNeighbour } from "./surroundings";

/** How a plan's hours meet the local working day. */
export interface PlanCoverage {
  plan: Plan;
  /** On the local clock, at the difference that usually holds. */
  local: DailyHours;
  /** Minutes of the working day that are answered, 0 to 480. */
  minutes: number;
  /** The same on the worst day of the year, as the clocks change on different dates. */
  leastMinutes: number;
  /** What that means there, as sentences. */
  text: string;
}

/** A public holiday as one row of the page. */
export interface HolidayRow {
  name: string;
  /** "Thursday 26 November", "Thursday 24 December, from 6 pm". */
  day: string;
  sharedWithScotland: boolean;
  /** Stands for a holiday on a weekend, which has a row of its own. */
  inLieu: boolean;
  /** Begins in the afternoon or evening. */
  partDay: boolean;
}

/** What is true of a place on every landing page of it. */
export interface Place extends Gap {
  city: City;
  difference: ClockDifference;
  /** The local working day on the Glasgow clock. */
  workingDayInGlasgow: DailyHours;
  /** What the working day there is at the desk, and when in the year it is another. */
  clockText: string;
  /** In which currency the prices are, and how numbers are written there. */
  moneyText: string;
  plans: PlanCoverage[];
  holidays: HolidayRow[];
  holidaysText: string;
  neighbours: PlaceNeighbour[];
  /** How far away the desk is, as the crow flies. */
  distanceText: string;
  /** The shortest and the longest day, and what they mean for the desk's hours. */
  daylightText: string | undefined;
}

/** What all places are measured against. */
export interface PlaceContext {
  cities: readonly City[];
  plans: readonly Plan[];
  /** Where the company sits. */
  desk: Point;
  /** The day from which twelve months are counted. */
  asOf: string;
  /** Minutes a zone is ahead of UTC at noon of an ISO date. */
  offsetOf: (zone: string, date: string) => number;
  /** What a zone's clock does against the company's own. */
  differenceOf: (zone: string) => ClockDifference;
  /** Public holidays of the next twelve months. */
  holidaysOf: (country: string, subdivision?: string, region?: string) => readonly Holiday[];
  /** Days on which Scotland has a public holiday too. */
  scottishHolidays: ReadonlySet<string>;
}

/** How many neighbours a page links to. */
const NEIGHBOURS = 8;

/** Computes the facts of a place. The same for all services and industries, so done once a city. */
export function describePlace(city: City, context: PlaceContext): Place {
  const difference = context.differenceOf(city.timezone);
  const holidays = context
    .holidaysOf(city.country.code, city.subdivision, city.holidayRegion)
    .map(({ name, date, inLieu, from }) => ({
      name,
      inLieu,
      partDay: from > 0,
      day: `${formatWeekday(date)}${from > 0 ? `, from ${formatTime(from)}` : ""}`,
      sharedWithScotland: context.scottishHolidays.has(date),
    }));
  return {
    city,
    difference,
    ...describeGap(difference),
    workingDayInGlasgow: shiftHours(WORKING_DAY, -difference.usual),
    clockText: describeClock(city, difference, context),
    moneyText: describeMoney(city),
    plans: context.plans.map((plan) => coverPlan(plan, city.name, difference)),
    holidays,
    holidaysText: describeHolidays(city, holidays, context.asOf),
    neighbours: nearest(city, context.cities, NEIGHBOURS).map((neighbour) =>
      describeNeighbour(city, neighbour, context),
    ),
    distanceText: describeDistance(city, context.desk),
    daylightText: describeDaylight(city, context),
  };
}

function coverPlan(plan: Plan, city: string, { usual, exceptions }: ClockDifference): PlanCoverage {
  const offered = plan.hours ? { from: plan.hours.from * 60, to: plan.hours.to * 60 } : WHOLE_DAY;
  const local = shiftHours(offered, usual);
  const minutes = answeredMinutes(WORKING_DAY, local);
  const others = [...new Set(exceptions.map((period) => period.minutes))].map((gap) => {
    const hours = shiftHours(offered, gap);
    return { gap, hours, minutes: answeredMinutes(WORKING_DAY, hours) };
  });
  const otherwise = plan.hours
    ? others.map(
        (other) =>
          ` With a gap of ${hoursInWords(Math.abs(other.gap))} it is ${formatHours(other.hours)}, ${partOfDay(other.minutes)}.`,
      )
    : [];
  return {
    plan,
    local,
    minutes,
    leastMinutes: Math.min(minutes, ...others.map((other) => other.minutes)),
    text: [
      describeCoverage(
        plan,
        city,
        local,
        minutes,
        others.some((other) => other.minutes > 0),
      ),
      ...otherwise,
    ].join(""),
  };
}

/** How much of the working day so many minutes are: "the whole of that day", "one hour of it". */
function partOfDay(minutes: number): string {
  if (minutes === 0) return "none of that day";
  return minutes === lengthOf(WORKING_DAY) ? "the whole of that day" : `${hoursInWords(minutes)} of that day`;
}

function describeCoverage(
  plan: Plan,
  city: string,
  local: DailyHours,
  minutes: number,
  sometimesByDay: boolean,
): string {
  if (!plan.hours) return `Always answered, whatever the clock in ${city} says.`;
  const hours = `Answers ${formatHours(local)} ${city} time`;
  const whole = lengthOf(WORKING_DAY);
  if (minutes === whole) return `${hours}: the whole of a nine-to-five day${describeEdges(local)}.`;
  if (minutes === 0) {
    return `${hours}, when an office there is shut: night cover, and ${sometimesByDay ? "mostly " : ""}nothing by day.`;
  }
  const missed = missedHours(local);
  return `${hours}: ${hoursInWords(minutes)} of a nine-to-five day. Nobody picks up ${listOf(missed)}, so take it only if those hours are yours to answer.`;
}

/** What a plan gives beyond the working day it covers. */
function describeEdges(local: DailyHours): string {
  const before = WORKING_DAY.from - local.from;
  const after = local.to - WORKING_DAY.to;
  const extras = [
    before > 0 && local.from < local.to ? `${hoursInWords(before)} before it` : "",
    after > 0 ? `${hoursInWords(after)} after it` : "",
  ].filter(Boolean);
  return extras.length > 0 ? `, with ${listOf(extras)}` : "";
}

/** The stretches of the working day outside a plan's hours: "from 1 pm to 5 pm". */
function missedHours(local: DailyHours): string[] {
  const missed: string[] = [];
  let cursor = WORKING_DAY.from;
  for (const piece of answered(WORKING_DAY, local)) {
    if (piece.from > cursor) missed.push(`from ${formatTime(cursor)} to ${formatTime(piece.from)}`);
    cursor = piece.to;
  }
  if (cursor < WORKING_DAY.to) missed.push(`from ${formatTime(cursor)} to ${formatTime(WORKING_DAY.to)}`);
  return missed;
}

function describeHolidays(city: City, holidays: readonly HolidayRow[], asOf: string): string {
  const own = holidays.filter(({ sharedWithScotland }) => !sharedWithScotland).length;
  const inLieu = holidays.filter((holiday) => holiday.inLieu).length;
  const partDays = holidays.filter(({ partDay }) => partDay).length;
  const where = city.holidayRegion ? city.name : city.subdivision ? city.admin : city.country.inSentence;
  const kept = [
    countOf(holidays.length - inLieu - partDays, "public holiday", "public holidays"),
    ...(partDays > 0 ? [countOf(partDays, "part-day holiday", "part-day holidays")] : []),
    ...(inLieu > 0 ? [countOf(inLieu, "day in lieu", "days in lieu")] : []),
  ];
  const total = `${capitalise(where)} keeps ${listOf(kept)} in the twelve months from ${formatDate(asOf)}`;
  if (where === "Scotland") return `${total}.`;
  if (own === 0) return `${total}, and Scotland keeps every one of them too.`;
  if (own === holidays.length) return `${total}, and Scotland keeps none of them.`;
  return `${total}; ${numberWord(own)} of these days ${own === 1 ? "is" : "are"} no holiday in Scotland.`;
}
