import type { ServiceRequest } from "../records/schema";

/** How long a period of a chart over time is. */
export type PeriodUnit = "day" | "week" | "month" | "year";

/** Requests counted by when they were raised, in the time zone of whoever looks. */
export interface OverTime {
  unit: PeriodUnit;
  /** One after the other without a gap, the earliest first. */
  periods: { start: Date; amount: number }[];
  /** Requests raised before the first period. */
  earlier: number;
}

/** More periods than these make a chart that nobody can read. */
const MOST_PERIODS = 31;

const starts: Record<PeriodUnit, (date: Date, offset: number) => Date> = {
  day: (date, offset) => new Date(date.getFullYear(), date.getMonth(), date.getDate() + offset),
  // Weeks begin on Monday.
  week: (date, offset) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() - ((date.getDay() + 6) % 7) + offset * 7),
  month: (date, offset) => new Date(date.getFullYear(), date.getMonth() + offset, 1),
  year: (date, offset) => new Date(date.getFullYear() + offset, 0, 1),
};

/** Requests by day, week, month or year: the shortest unit that shows all of them in 31 periods. */
export function requestsOverTime(requests: readonly ServiceRequest[]): OverTime {
  const times = requests.map(({ createdAt }) => Date.parse(createdAt));
  if (times.length === 0) return { unit: "day", periods: [], earlier: 0 };
  const first = times.reduce((least, time) => Math.min(least, time));
  const last = new Date(times.reduce((most, time) => Math.max(most, time)));
  const unit =
    (["day", "week", "month"] as const).find((name) => +starts[name](last, 1 - MOST_PERIODS) <= first) ??
    "year";

  const counts = new Map<number, number>();
  for (const time of times) {
    const start = +starts[unit](new Date(time), 0);
    counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  const all = Array.from({ length: MOST_PERIODS }, (_, index) =>
    starts[unit](last, index + 1 - MOST_PERIODS),
  );
  const periods = all
    .filter((start, index) => +(all[index + 1] ?? Infinity) > first)
    .map((start) => ({ start, amount: counts.get(+start) ?? 0 }));
  const shown = periods.reduce((sum, { amount }) => sum + amount, 0);
  return { unit, periods, earlier: requests.length - shown };
}
