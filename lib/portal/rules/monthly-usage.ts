import type { EventOf, PortalEvent } from "../records/schema";
import { compareTimes, eventsOf } from "./latest-events";

/** The contacts of a month, such as 2026-11, counted to the end of a day. */
export type Usage = Pick<EventOf<"usage">, "month" | "until" | "contacts" | "plan" | "source">;

/** The usage of an account's latest month; of each month the latest event counts. */
export function latestUsage(
  events: readonly PortalEvent[],
  isOwn: (subject: string) => boolean,
): EventOf<"usage"> | undefined {
  return eventsOf(events, "usage")
    .filter(({ subject }) => isOwn(subject))
    .sort((a, b) => (a.month === b.month ? compareTimes(a, b) : a.month < b.month ? -1 : 1))
    .at(-1);
}

/** The days of a month such as 2026-11. */
export function daysIn(month: string): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The contacts of the whole month, if it goes on as it has begun. */
export function forecastOf({ month, until, contacts }: Usage): number {
  return Math.round((contacts / Math.min(until, daysIn(month))) * daysIn(month));
}
