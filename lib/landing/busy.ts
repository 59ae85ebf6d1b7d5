import type { BusyPeriod, Country, Industry, LandingMessages } from "@/lib/content";
import { listOf, monthName } from "./english";

/** Months of a period: seasons are half a year later south of the equator. */
export function monthsAt({ months, cause }: BusyPeriod, southern: boolean): number[] {
  return cause === "weather" && southern ? months.map((month) => ((month + 5) % 12) + 1) : months;
}

/**
 * The industry's busy months in a country, one sentence each: "December, January and February. Pipes freeze …".
 *
 * @param southern whether the city is south of the equator
 */
export function describeBusyMonths(
  { busy }: Industry,
  { code }: Country,
  southern: boolean,
  messages: LandingMessages,
): string[] {
  return busy
    .filter(({ countries }) => countries?.includes(code) ?? true)
    .map((period) =>
      messages.city.busy({ months: listOf(monthsAt(period, southern).map(monthName)), why: period.why }),
    );
}
