import { MAX_DATE_MS, type ServiceRequest } from "../records/schema";

export type PeriodUnit = "day" | "week" | "month" | "year";

/** Requests counted by creation time, in the user's time zone. */
interface OverTime {
  unit: PeriodUnit;
  /** Consecutive periods, oldest first. */
  periods: { start: Date; amount: number }[];
  /** Number of requests created before the first period, or dated later than now by a wrong clock or file. */
  others: number;
}

/** In milliseconds: clocks differ. */
const TOLERANCE_MS = 86_400_000;

/** A chart with more periods is unreadable: docs/behaviour.md#analytics. */
const MAX_PERIODS = 31;

/** The calendar's start of the period that contains a date, moved by a number of periods. May be an invalid date. */
const calendarStarts: Record<PeriodUnit, (date: Date, offset: number) => Date> = {
  day: (date, offset) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset),
  // Weeks start on Monday.
  week: (date, offset) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() - ((date.getDay() + 6) % 7) + offset * 7),
  month: (date, offset) => new Date(date.getFullYear(), date.getMonth() + offset, 1),
  year: (date, offset) => new Date(date.getFullYear() + offset, 0, 1),
};

/** The start of a period; the earliest time that a Date holds if the period begins before it. */
function startOf(unit: PeriodUnit, date: Date, offset = 0): Date {
  const start = calendarStarts[unit](date, offset);
  return Number.isNaN(+start) ? new Date(-MAX_DATE_MS) : start;
}

/** Counts requests by day, week, month or year: the shortest unit that covers all requests in 31 periods. */
export function requestsOverTime(requests: readonly ServiceRequest[], now: number): OverTime {
  const latest = now + TOLERANCE_MS;
  const times = requests.map(({ createdAt }) => Date.parse(createdAt)).filter((time) => time <= latest);
  if (times.length === 0) return { unit: "day", periods: [], others: requests.length };
  const first = times.reduce((least, time) => Math.min(least, time));
  const last = new Date(times.reduce((most, time) => Math.max(most, time)));
  const unit =
    (["day", "week", "month"] as const).find((name) => +startOf(name, last, 1 - MAX_PERIODS) <= first) ??
    "year";

  const counts = new Map<number, number>();
  for (const time of times) {
    const start = +startOf(unit, new Date(time));
    counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const all = Array.from({ length: MAX_PERIODS }, (_, index) => startOf(unit, last, index + 1 - MAX_PERIODS));
  const periods = all
    .filter((start, index) => +(all[index + 1] ?? Infinity) > first)
    .map((start) => ({ start, amount: counts.get(+start) ?? 0 }));
  const shown = periods.reduce((sum, { amount }) => sum + amount, 0);
  return { unit, periods, others: requests.length - shown };
}
