import type { BusyPeriod, City, Industry, LandingMessages } from "@/lib/content";
import { listOf, monthName } from "./english";

/** Where the shortest day is dark before a nine-to-five day ends: degrees from the equator. */
const DARK_FROM_LATITUDE = 35;

/** The fields of a city that decide its busy months. */
type Seasons = Pick<City, "country" | "latitude" | "climate">;

/** Months of a period: seasons are half a year later south of the equator. */
export function monthsAt({ months, cause }: BusyPeriod, southern: boolean): number[] {
  return cause === "weather" && southern ? months.map((month) => ((month + 5) % 12) + 1) : months;
}

/** True where it is dark before the end of a working day in winter. */
export function hasDarkDays(latitude: number): boolean {
  return Math.abs(latitude) >= DARK_FROM_LATITUDE;
}

/** The industry's busy periods in a city: those of its country, for which it has the weather. */
export function busyPeriods({ busy }: Industry, { country, latitude, climate }: Seasons): BusyPeriod[] {
  return busy.filter(
    ({ countries, weather }) =>
      (countries?.includes(country.code) ?? true) &&
      (weather === undefined ||
        (weather === "dark" ? hasDarkDays(latitude) : climate.conditions.includes(weather))),
  );
}

/** The busy months in a city, one sentence each: "December, January and February. Pipes freeze …". */
export function describeBusyMonths(industry: Industry, city: Seasons, messages: LandingMessages): string[] {
  return busyPeriods(industry, city).map((period) =>
    messages.city.busy({
      months: listOf(monthsAt(period, city.latitude < 0).map(monthName)),
      why: period.why,
    }),
  );
}

/** The months, 1 to 12, in which a city is busy. */
export function busyMonthNumbers(industry: Industry, city: Seasons): ReadonlySet<number> {
  return new Set(busyPeriods(industry, city).flatMap((period) => monthsAt(period, city.latitude < 0)));
}
