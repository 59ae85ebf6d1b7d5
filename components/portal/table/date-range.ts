/** Days of a filter, as the browser's date fields write them: 2026-11-20. They are days in the user's time zone. */
import { isDay } from "@/lib/portal/records/schema";

/** Local midnight at the start of a day, or of the day so many days after it. */
function startOf(day: string, plus = 0): number {
  const [year, month, date] = day.split("-").map(Number);
  return new Date(year!, month! - 1, date! + plus).getTime();
}

/** The day of a time. */
export function dayOf(time: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${time.getFullYear()}-${part(time.getMonth() + 1)}-${part(time.getDate())}`;
}

/** A time range in milliseconds, `from` included and `until` not. */
interface TimeRange {
  from: number;
  until: number;
}

/**
 * The range from the start of one day to the end of another, in whichever order they are given. What is no day, such as
 * a year that is being typed, leaves its end open; undefined if both are open.
 */
export function rangeOf(...days: [from: string, to: string]): TimeRange | undefined {
  const [from, to] = days.map((day) => (isDay(day) ? day : ""));
  if (!from && !to) return undefined;
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return {
    from: first ? startOf(first) : Number.NEGATIVE_INFINITY,
    until: last ? startOf(last, 1) : Number.POSITIVE_INFINITY,
  };
}

/** Returns true if a time in milliseconds is in a range. */
export function isInRange(time: number, { from, until }: TimeRange): boolean {
  return time >= from && time < until;
}

type Preset = readonly [name: string, from: string, to: string];

/** Ranges that people ask for, as the days they begin and end. */
export function presetsOf(now: Date): Preset[] {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  const on = (...parts: [year: number, month: number, date: number]) => dayOf(new Date(...parts));
  const today = dayOf(now);
  return [
    ["Today", today, today],
    ["Last 7 days", on(year, month, date - 6), today],
    ["Last 30 days", on(year, month, date - 29), today],
    ["This month", on(year, month, 1), on(year, month + 1, 0)],
    ["Last month", on(year, month - 1, 1), on(year, month, 0)],
    ["This year", on(year, 0, 1), on(year, 11, 31)],
    ["Over a year ago", "", on(year - 1, month, date)],
  ];
}
