import { memoize, memoizeByKey } from "export-kit/queries";
import type { City, Industry, QuietHours } from "@/lib/content";
import type { Holiday } from "@/lib/geo/holidays";
import type { ClockDifference } from "@/lib/geo/days";
import { minutesOf, type DeskHours, type Week } from "@/lib/geo/week";
import { computeContactShares } from "@/lib/plans/contact-shares";
import type { CityContext } from "./city-context";
import { describeOpenRing, type ClockDay } from "./clock-texts";
import { describeStrips, type DayStrips } from "./day-strips";
import { countDesk, describeOpenHours, describeRest } from "./week-texts";
import {
  computeTradeYear,
  daysFrom,
  deskHoursOf,
  longestGap,
  weekIn,
  type TradeYear,
} from "@/lib/plans/trade-year";

const DAY = 24 * 60;

/** A plan as a firm sees it. */
export interface DeskSummary {
  /** Of the firm's contacts, those that come while the plan answers, 0 to 1. */
  contactShare: number;
  /** Days of the year on which the plan answers, and minutes. */
  days: number;
  minutes: number;
  /** The longest time in which nobody answers, in minutes. */
  longestGap: number;
  /** Dates of the year on which it is closed. */
  closedOn: readonly string[];
}

/** The week and year of an industry where a city is; cities with the same clock and holidays share it. */
export interface TradeHours {
  year: TradeYear;
  /** In words. */
  opening: string;
  /** The usual day, and the hours of each plan on its clock. */
  strips: DayStrips;
  /** The usual day on the coverage clock. */
  clockDay: ClockDay;
  /** Open hours of a usual week that each plan leaves to the firm, in words; "" if none. */
  left: readonly string[];
  /** Whether firms are closed on all public holidays on which a plan is, and take no emergencies either. */
  isClosedOnHolidays: boolean;
  /** When contacts are few. */
  quiet: QuietHours;
  /** Each plan, in the order of the price list. */
  desks: readonly DeskSummary[];
}

export type TradeContext = Pick<
  CityContext,
  "plans" | "asOf" | "deskHolidays" | "differenceOf" | "holidaysOf" | "messages" | "words"
>;

/** Holidays of firms that close on none. `isOpenAlone`: whether a plan is closed on a holiday that firms do not keep. */
const CLOSED_ON_NONE = { days: [], isOpenAlone: false, key: "" };

/** Returns a function that computes the hours of an industry once for each clock and the holidays that firms keep. */
export function createTradeHours(context: TradeContext): (industry: Industry, city: City) => TradeHours {
  const { plans, asOf, deskHolidays, differenceOf, holidaysOf } = context;
  const desks = plans.map((plan) => deskHoursOf(plan, deskHolidays, asOf));
  const days = desks.map((desk) => summariseDesk(desk, asOf));
  const knownStrips = new Map<string, Pick<TradeHours, "strips" | "clockDay" | "left">>();
  // A usual day depends on the clock, not on the holidays.
  const stripsOf = (key: string, year: TradeYear, difference: ClockDifference) => {
    let strips = knownStrips.get(key);
    if (!strips) {
      const day = describeStrips(year, desks, difference, context);
      const left = desks.map((desk) => describeRest(year.week, desk.week, difference, context));
      strips = { strips: day, clockDay: describeOpenRing(day.open, context), left };
      knownStrips.set(key, strips);
    }
    return strips;
  };
  const clockOf = memoizeByKey((timezone: string) => {
    const difference = differenceOf(timezone);
    return { difference, key: JSON.stringify(difference) };
  });
  const closedIn = memoize(({ country, subdivision, holidayRegion }: City) => {
    const isKept = isKeptIn(country);
    const all = holidaysOf(country.code, subdivision, holidayRegion);
    const days = all.filter(isKept);
    const others = all.filter((day) => !isKept(day));
    const isOpenAlone = others.some(({ date }) => desks.some(({ closedOn }) => closedOn.has(date)));
    return {
      days,
      isOpenAlone,
      key: [isOpenAlone, ...days.map(({ date, from }) => `${date} ${from}`)].join(),
    };
  });
  // Many industries have the same hours, and many cities the same clock and holidays.
  const known = new Map<string, TradeHours>();
  return (industry, city) => {
    const { country, timezone } = city;
    const { week, key: opening } = weekIn(industry, country.slug);
    const habit = holidayHabit(industry, week, country.slug);
    const closed = habit === "open" ? CLOSED_ON_NONE : closedIn(city);
    const clock = clockOf(timezone);
    const quiet = industry.quietHours ?? context.messages.trade.quietHours;
    const key = `${opening} ${Object.values(quiet).join("-")} ${habit} ${clock.key} ${closed.key}`;
    let hours = known.get(key);
    if (!hours) {
      const { difference } = clock;
      const { year, shares } = computeContactShares(week, quiet, (open) =>
        computeTradeYear(open, closed.days, difference, desks, asOf),
      );
      hours = {
        year,
        opening: describeOpenHours(week, context),
        ...stripsOf(`${opening} ${clock.key}`, year, difference),
        isClosedOnHolidays: habit === "closed" && !closed.isOpenAlone,
        quiet,
        desks: days.map((desk, plan) => ({ ...desk, contactShare: shares[plan]! })),
      };
      known.set(key, hours);
    }
    return hours;
  };
}

/** The year of a plan, which is the same for all firms. */
function summariseDesk(desk: DeskHours, asOf: string): Omit<DeskSummary, "contactShare"> {
  return {
    ...countDesk(desk, asOf),
    longestGap: longestGap(desk, asOf),
    closedOn: daysFrom(asOf).flatMap(({ date }) => (desk.closedOn.has(date) ? date : [])),
  };
}

/** Whether firms close on a public holiday: in some countries they do on a few of them only. */
function isKeptIn({ firmsKeep }: City["country"]): (holiday: Holiday) => boolean {
  // "Good Friday and Arbor Day (in lieu)"; Confederate Memorial Day is not Memorial Day.
  const namesOf = (name: string) => name.split(" and ").map((part) => part.replace(/ \(in lieu\)$/, ""));
  return ({ name }) => firmsKeep === undefined || namesOf(name).some((part) => firmsKeep.includes(part));
}

function holidayHabit(
  { publicHolidays: { habit, habitIn } }: Industry,
  week: Week,
  country: string,
): "closed" | "emergencies" | "open" {
  // Who never closes does not on holidays.
  if (week.every((hours) => minutesOf(hours) === DAY)) return "open";
  const usual = habitIn?.[country] ?? habit;
  return usual === "closed" || usual === "emergencies" ? usual : "open";
}
