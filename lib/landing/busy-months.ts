/** When an industry is busy in a city: the periods of its content that fit the country and the weather there. */
import type { BusyPeriod, City, Industry, LandingMessages, Service } from "@/lib/content";
import { listOf, monthName } from "./english";

/** Where the shortest day is dark before a nine-to-five day ends: degrees from the equator. */
const DARK_FROM_LATITUDE = 35;

/** The fields of a city that decide its busy months. */
type Seasons = Pick<City, "country" | "latitude" | "climate">;

/** Months of a period: seasons are half a year later south of the equator. */
export function monthsAt({ months, cause }: BusyPeriod, southern: boolean): number[] {
  return cause === "weather" && southern ? months.map((month) => ((month + 5) % 12) + 1) : months;
}

/** When a service has more to do for an industry: one object for all services with the industry's own seasons. */
export function periodsOf(service: Service, industry: Industry): readonly BusyPeriod[] {
  return industry.services[service.slug]?.busy ?? industry.busy;
}

/** Where more months than these are busy, the word says nothing. */
const MOST_MONTHS = 5;

/** The periods that apply in a city: the first, and those after it that keep the sum within `MOST_MONTHS`. */
export function busyPeriods(periods: readonly BusyPeriod[], city: Seasons): BusyPeriod[] {
  const months = new Set<number>();
  return periods.filter((period) => {
    if (!appliesTo(period, city)) return false;
    const all = new Set([...months, ...monthsAt(period, city.latitude < 0)]);
    if (months.size > 0 && all.size > MOST_MONTHS) return false;
    for (const month of all) months.add(month);
    return true;
  });
}

function appliesTo({ countries, weather }: BusyPeriod, { country, latitude, climate }: Seasons): boolean {
  if (countries && !countries.includes(country.code)) return false;
  if (weather === undefined) return true;
  return weather === "dark" ? Math.abs(latitude) >= DARK_FROM_LATITUDE : climate.conditions.includes(weather);
}

/** The busy months in a city, one sentence each: "December, January and February. Pipes freeze …". */
export function describeBusyMonths(
  periods: readonly BusyPeriod[],
  city: Seasons,
  messages: LandingMessages,
): string[] {
  return busyPeriods(periods, city).map((period) =>
    messages.city.busy({
      months: listOf(monthsAt(period, city.latitude < 0).map(monthName)),
      why: period.why,
    }),
  );
}

/** The months, 1 to 12, in which a city is busy. */
export function busyMonthNumbers(periods: readonly BusyPeriod[], city: Seasons): ReadonlySet<number> {
  return new Set(busyPeriods(periods, city).flatMap((period) => monthsAt(period, city.latitude < 0)));
}
