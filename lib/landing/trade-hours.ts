import type { City, Industry } from "@/lib/content";
import { calendarName } from "@/lib/geo/calendar";
import type { Holiday } from "@/lib/geo/holidays";
import { minutesOf, type Week } from "@/lib/geo/week";
import type { CityContext } from "./city-context";
import { describeOpenHours, tabulateWeek, tabulateWeekAtDesk, type WeekTexts } from "./week-texts";
import { computeTradeYear, deskHoursOf, weekIn, type TradeYear } from "./trade-year";

const DAY = 24 * 60;

/** The week and year of an industry where a city is; cities with the same clock and calendar share it. */
export interface TradeHours {
  /** Names the clock and the calendar. */
  key: string;
  year: TradeYear;
  /** In words. */
  opening: string;
  /** Which hours each plan answers. */
  week: WeekTexts;
  /** For services without a plan: the hours on the desk's clock. */
  weekAtDesk: WeekTexts;
}

export type TradeContext = Pick<
  CityContext,
  "plans" | "asOf" | "deskHolidays" | "differenceOf" | "holidaysOf" | "messages" | "words"
>;

/** Returns a function that computes the hours of an industry once for each clock and calendar. */
export function createTradeHours(context: TradeContext): (industry: Industry, city: City) => TradeHours {
  const { plans, asOf, deskHolidays, differenceOf, holidaysOf } = context;
  const desks = plans.map((plan) => deskHoursOf(plan, deskHolidays, asOf));
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
      const year = computeTradeYear(
        week,
        closes ? holidaysOf(country.code, subdivision, holidayRegion).filter(isKeptIn(country)) : [],
        difference,
        desks,
        asOf,
      );
      hours = {
        key,
        year,
        opening: describeOpenHours(week, context),
        week: tabulateWeek(year, context),
        weekAtDesk: tabulateWeekAtDesk(year, difference, context),
      };
      known.set(key, hours);
    }
    return hours;
  };
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
