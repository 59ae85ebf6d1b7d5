import type { BusyPeriod, City, Industry } from "@/lib/content";
import { listOf, monthName } from "./english";

/** Months of a period at a place: weather runs half a year later south of the equator. */
export function monthsAt({ months, cause }: BusyPeriod, southern: boolean): number[] {
  return cause === "weather" && southern ? months.map((month) => ((month + 5) % 12) + 1) : months;
}

/** The industry's busy months in a city, one sentence each: "December, January and February: pipes freeze …". */
export function describeBusyMonths({ busy }: Industry, city: City): string[] {
  return busy
    .filter(({ countries }) => countries?.includes(city.country.code) ?? true)
    .map((period) => `${listOf(monthsAt(period, city.latitude < 0).map(monthName))}. ${period.why}`);
}
