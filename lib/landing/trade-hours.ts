import type { City, Industry } from "@/lib/content";
import { calendarName } from "@/lib/geo/calendar";
import type { Holiday } from "@/lib/geo/holidays";
import { minutesOf, type Hours, type Week } from "@/lib/geo/week";
import type { CityContext } from "./city-context";
import type { Table } from "./table";
import { describeDesk, describeOpenHours, tabulateWeek, tabulateWeekAtDesk } from "./week-texts";
import { computeTradeYear, deskHoursOf, weekIn, type TradeYear } from "./trade-year";

const DAY = 24 * 60;

/** A plan as a firm sees it. */
export interface DeskSummary {
  /** Of the firm's contacts, those that come while the plan answers, 0 to 1. */
  contactShare: number;
  /** Days of the year on which the plan answers, and minutes. */
  days: number;
  minutes: number;
  /** When it usually answers, on the firm's clock: "Monday to Friday", "4 am to 1 pm". */
  weekdays: string;
  times: string;
}

/** The week and year of an industry where a city is; cities with the same clock and calendar share it. */
export interface TradeHours {
  /** Names the clock and the calendar. */
  key: string;
  year: TradeYear;
  /** In words. */
  opening: string;
  /** Which hours each plan answers. */
  week: Table;
  /** For services without a plan: the hours on the desk's clock. */
  weekAtDesk: Table;
  /** Each plan, in the order of the price list. */
  desks: readonly DeskSummary[];
}

export type TradeContext = Pick<
  CityContext,
  "plans" | "asOf" | "deskHolidays" | "differenceOf" | "holidaysOf" | "messages" | "words"
>;

/** Returns a function that computes the hours of an industry once for each clock and calendar. */
export function createTradeHours(context: TradeContext): (industry: Industry, city: City) => TradeHours {
  const { plans, asOf, deskHolidays, differenceOf, holidaysOf } = context;
  const desks = plans.map((plan) => deskHoursOf(plan, deskHolidays, asOf));
  const { quietHours } = context.messages.trade;
  // Many industries have the same hours.
  const known = new Map<string, TradeHours>();
  return (industry, city) => {
    const { country, subdivision, holidayRegion, timezone } = city;
    const { week, key: opening } = weekIn(industry, country.slug);
    const closes = closesOnHolidays(industry, week, country.slug);
    const calendar = calendarName(country.code, subdivision, holidayRegion);
    const key = `${opening} ${closes} ${timezone} ${calendar}`;
    let hours = known.get(key);
    if (!hours) {
      const difference = differenceOf(timezone);
      const closed = closes
        ? holidaysOf(country.code, subdivision, holidayRegion).filter(isKeptIn(country))
        : [];
      const yearOf = (open: Week) => computeTradeYear(open, closed, difference, desks, asOf);
      const year = yearOf(week);
      const daytime = yearOf(week.map((hours) => within(hours, quietHours)));
      hours = {
        key,
        year,
        opening: describeOpenHours(week, context),
        week: tabulateWeek(year, context),
        weekAtDesk: tabulateWeekAtDesk(year, difference, context),
        desks: desks.map((desk, plan) => ({
          contactShare: weigh(year, daytime, quietHours.percent, ({ answered }) => answered[plan]!),
          ...describeDesk(desk, difference, context),
        })),
      };
      known.set(key, hours);
    }
    return hours;
  };
}

/** The parts of open hours outside the quiet ones. */
function within(hours: readonly Hours[], { from, to }: { from: number; to: number }): Hours[] {
  return hours
    .map((open) => ({ from: Math.max(open.from, to * 60), to: Math.min(open.to, from * 60) }))
    .filter((open) => open.from < open.to);
}

/** A share of a year's open hours, with quiet hours weighed less. */
function weigh(
  year: TradeYear,
  daytime: TradeYear,
  percent: number,
  answered: (year: TradeYear) => number,
): number {
  const quiet = percent / 100;
  const sum = (minutes: (of: TradeYear) => number) =>
    minutes(daytime) + quiet * (minutes(year) - minutes(daytime));
  return sum(answered) / sum(({ openMinutes }) => openMinutes);
}

/** Whether firms close on a public holiday: in some countries they do on a few of them only. */
function isKeptIn({ firmsKeep }: City["country"]): (holiday: Holiday) => boolean {
  // "Good Friday and Arbor Day (in lieu)"; Confederate Memorial Day is not Memorial Day.
  const namesOf = (name: string) => name.split(" and ").map((part) => part.replace(/ \(in lieu\)$/, ""));
  return ({ name }) => firmsKeep === undefined || namesOf(name).some((part) => firmsKeep.includes(part));
}

function closesOnHolidays(
  { publicHolidays: { habit, habitIn } }: Industry,
  week: Week,
  country: string,
): boolean {
  // Who never closes does not on holidays.
  if (week.every((hours) => minutesOf(hours) === DAY)) return false;
  return ["closed", "emergencies"].includes(habitIn?.[country] ?? habit);
}
