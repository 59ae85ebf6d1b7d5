/** The week and the year of an industry where a city is, and what the plans answer of them. */
import { factIn, memoize, memoizeByKey, type Fact } from "export-kit/queries";
import type { City, Industry } from "@/lib/content";
import type { ClockDifference } from "@/lib/geo/days";
import type { Holiday } from "@/lib/geo/holidays";
import { minutesOf, type DeskHours, type Week } from "@/lib/geo/week";
import { computeContactShares } from "@/lib/plans/contact-shares";
import { computeTradeYear, countDays, longestGap, weekIn, type TradeYear } from "@/lib/plans/trade-year";
import type { CityContext } from "../city-context";
import { describeOpenRing, type ClockDay } from "./coverage-clock-texts";
import type { DeskSummary, FirmHours } from "../example-firm";
import { describeStrips, type DayStrips } from "./hours-as-strips";
import { describeHoursLeft, describeOpenHours, openDaysOf } from "./opening-hours";

const DAY = 24 * 60;

/** The hours of the example firm; cities with the same clock and holidays share them. */
export interface IndustryHours extends FirmHours {
  /** The usual day, and the hours of each plan on its clock. */
  strips: DayStrips;
  /** The usual day on the coverage clock. */
  clockDay: ClockDay;
}

export type IndustryHoursContext = Pick<
  CityContext,
  "plans" | "desks" | "asOf" | "differenceOf" | "holidaysOf" | "messages" | "words"
>;

/** Returns a function that computes the hours of an industry once for each clock and the holidays that firms keep. */
export function createIndustryHours(
  context: IndustryHoursContext,
): (industry: Industry, city: City) => IndustryHours {
  const { desks, asOf, differenceOf, holidaysOf } = context;
  const summaries = desks.map((desk) => summariseDesk(desk, asOf));
  const stripsByKey = new Map<string, Fact<Pick<IndustryHours, "strips" | "clockDay" | "left">>>();
  // A usual day depends on the clock, not on the holidays.
  const stripsOf = (key: string, year: TradeYear, difference: ClockDifference) =>
    factIn(stripsByKey, key, () => {
      const strips = describeStrips(year, desks, difference, context);
      const left = desks.map((desk) => describeHoursLeft(year.week, desk.week, difference, context));
      return { strips, clockDay: describeOpenRing(strips.open, context), left };
    });
  const clockOf = memoizeByKey((timezone: string) => {
    const difference = differenceOf(timezone);
    return { difference, key: JSON.stringify(difference) };
  });
  const closedIn = memoize((city: City) => {
    const days = holidaysOf(city).filter(isKeptIn(city.country));
    return { days, key: days.map(({ date, from }) => `${date} ${from}`).join() };
  });
  // Many industries have the same hours, and many cities the same clock and holidays.
  const hoursByKey = new Map<string, Fact<IndustryHours>>();
  return (industry, city) => {
    const { week, key: opening } = weekIn(industry, city.country.slug);
    const closed = closesOnHolidays(industry, week, city) ? closedIn(city) : { days: [], key: "" };
    const clock = clockOf(city.timezone);
    const quiet = industry.quietHours ?? context.messages.trade.quietHours;
    const key = `${opening} ${Object.values(quiet).join("-")} ${clock.key} ${closed.key}`;
    return factIn(hoursByKey, key, () => {
      const { difference } = clock;
      const { year, shares } = computeContactShares(week, quiet, (open) =>
        computeTradeYear(open, closed.days, difference, desks, asOf),
      );
      return {
        year,
        opening: describeOpenHours(week, context),
        ...stripsOf(`${opening} ${clock.key}`, year, difference),
        quiet,
        desks: summaries.map((desk, plan) => ({ ...desk, contactShare: shares[plan]! })),
      };
    });
  };
}

/** The year of a plan, which is the same for all firms. */
function summariseDesk(desk: DeskHours, asOf: string): Omit<DeskSummary, "contactShare"> {
  const days = countDays(desk, asOf);
  return {
    days,
    // All days of a plan have the same hours.
    minutes: days * minutesOf(desk.week[openDaysOf(desk.week)[0]!]!),
    longestGap: longestGap(desk, asOf),
  };
}

/** Whether firms close on a public holiday: in some countries they do on a few of them only. */
function isKeptIn({ firmsKeep }: City["country"]): (holiday: Holiday) => boolean {
  // "Good Friday and Arbor Day (in lieu)"; Confederate Memorial Day is not Memorial Day.
  const namesOf = (name: string) => name.split(" and ").map((part) => part.replace(/ \(in lieu\)$/, ""));
  return ({ name }) => firmsKeep === undefined || namesOf(name).some((part) => firmsKeep.includes(part));
}

/** Whether firms of the industry take off public holidays, except for emergencies. */
function closesOnHolidays(
  { publicHolidays: { habit, habitIn } }: Industry,
  week: Week,
  { country }: City,
): boolean {
  // Who never closes does not on holidays.
  if (week.every((hours) => minutesOf(hours) === DAY)) return false;
  return ["closed", "emergencies"].includes(habitIn?.[country.slug] ?? habit);
}
