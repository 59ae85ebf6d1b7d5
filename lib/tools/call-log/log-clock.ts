/** Seconds on a clock since 1970-01-01 00:00, as `LogCall.at`: their days, and the clocks of other zones. */
import type { Week } from "@/lib/geo/week";
import { offsetMinutes } from "@/lib/geo/zone";

/** Seconds. */
export const HOUR = 3600;
export const DAY = 24 * HOUR;

/** Days since 1970-01-01. */
export const dayAt = (at: number) => Math.floor(at / DAY);

/** 0 for Monday; 1 January 1970 was a Thursday. */
export const weekdayAt = (at: number) => (dayAt(at) + 3) % 7;

/** ISO dates as days since 1970-01-01. */
export const daysOf = (dates: Iterable<string>): ReadonlySet<number> =>
  new Set(Array.from(dates, (date) => Date.parse(`${date}T00:00:00Z`) / 1000 / DAY));

export function isOpenAt(at: number, week: Week, closedDays: ReadonlySet<number>): boolean {
  const minute = (at % DAY) / 60;
  return (
    !closedDays.has(dayAt(at)) && week[weekdayAt(at)]!.some(({ from, to }) => from <= minute && minute < to)
  );
}

/** Turns instants into the clock of a zone. Offsets are looked up once an hour. */
export function createClock(zone: string): (at: number) => number {
  const offsets = new Map<number, number>();
  return (at) => {
    const hour = Math.floor(at / HOUR);
    let offset = offsets.get(hour);
    if (offset === undefined) {
      offset = 60 * offsetMinutes(zone, new Date(1000 * hour * HOUR));
      offsets.set(hour, offset);
    }
    return at + offset;
  };
}

/** Turns the clock of a zone into that of another one. */
export function createClockChange(from: string, to: string): (at: number) => number {
  if (from === to) return (at) => at;
  const [fromClock, toClock] = [createClock(from), createClock(to)];
  return (at) => {
    const guess = 2 * at - fromClock(at);
    return toClock(at + guess - fromClock(guess));
  };
}
