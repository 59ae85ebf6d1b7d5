/** The twelve months of a page as strips: public holidays there and here. */
import type { Holiday } from "@/lib/geo/holidays";
import { yearLater } from "@/lib/geo/days";
import type { CityContext } from "./city-context";
import { monthName } from "./english";

const MONTHS = 12;

/** A strip with marks on days of twelve months, which `components/landing/clock/year-strips.tsx` draws. */
export interface YearStrip {
  id: "both" | "there" | "here";
  name: string;
  /** Number of marks. */
  count: number;
  /** Days as [month, day of the month], both from zero, the months counted from the first of the page's year. */
  days: readonly (readonly [month: number, day: number])[];
}

export interface YearStrips {
  /** First letters of the months. */
  initials: readonly string[];
  strips: readonly YearStrip[];
}

/** First letters of the twelve months from an ISO date. */
function monthInitials(asOf: string): string[] {
  return Array.from({ length: MONTHS }, (_, month) => monthName(monthAt(asOf, month)).charAt(0));
}

/** Number, 1 to 12, of a month of the page's year, from 0. */
function monthAt(asOf: string, month: number): number {
  return ((Number(asOf.slice(5, 7)) - 1 + month) % MONTHS) + 1;
}

/** The public holidays of a city and of the desk, by who keeps them. There is no strip without a mark. */
export function describeHolidayStrips(
  holidays: readonly Holiday[],
  {
    asOf,
    deskHolidays,
    nation,
    messages,
  }: Pick<CityContext, "asOf" | "deskHolidays" | "nation" | "messages">,
): YearStrips {
  const { both, there, here } = messages.city.holidays.strips;
  const kept = new Set(holidays.map(({ date }) => date));
  const ours = [...deskHolidays].filter((date) => date >= asOf && date < yearLater(asOf));
  const strip = (id: YearStrip["id"], name: string, dates: readonly string[]): YearStrip => ({
    id,
    name,
    count: dates.length,
    days: dates.map((date) => [
      (Number(date.slice(5, 7)) - Number(asOf.slice(5, 7)) + MONTHS) % MONTHS,
      Number(date.slice(8)) - 1,
    ]),
  });
  return {
    initials: monthInitials(asOf),
    strips: [
      strip(
        "both",
        both({ nation }),
        [...kept].filter((date) => deskHolidays.has(date)),
      ),
      strip(
        "there",
        there({ nation }),
        [...kept].filter((date) => !deskHolidays.has(date)),
      ),
      strip(
        "here",
        here({ nation }),
        ours.filter((date) => !kept.has(date)),
      ),
    ].filter(({ count }) => count > 0),
  };
}
