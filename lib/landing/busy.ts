import type { BusyPeriod, Country, Industry } from "@/lib/content";
import { listOf, monthName } from "./english";

/** Months of a period at a place: weather runs half a year later south of the equator. */
export function monthsAt({ months, cause }: BusyPeriod, southern: boolean): number[] {
  return cause === "weather" && southern ? months.map((month) => ((month + 5) % 12) + 1) : months;
}

/**
 * The industry's busy months in a country, one sentence each: "December, January and February. Pipes freeze …".
 *
 * @param southern whether south of the equator
 */
export function describeBusyMonths({ busy }: Industry, { code }: Country, southern: boolean): string[] {
  return busy
    .filter(({ countries }) => countries?.includes(code) ?? true)
    .map((period) => `${listOf(monthsAt(period, southern).map(monthName))}. ${period.why}`);
}
