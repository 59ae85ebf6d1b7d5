/** What a log says about a firm's telephone: docs/behaviour.md#your-call-log. */
import { sum } from "@/lib/numbers";
import { DAYS } from "@/lib/geo/week";
import type { LogCall } from "./log";
import { DAY, HOUR, dayAt, daysOf, isOpenAt, weekdayAt } from "./log-clock";
import type { LogSettings } from "./log-settings";

/** Calls that were answered and missed. */
export interface Tally {
  answered: number;
  missed: number;
}

/** The sums of a log. Each call is in one of answered, engaged, unattended and closed. */
export interface LogSums {
  /** ISO dates of the first call and of the last one. */
  from: string;
  to: string;
  days: number;
  total: number;
  answered: number;
  /** Missed while the firm was open and all its people talked, or the system says that the line was busy. */
  engaged: number;
  /** Missed while the firm was open and somebody could have picked up. */
  unattended: number;
  /** Missed while the firm was closed, and how many of them on public holidays. */
  closed: number;
  onHolidays: number;
  /** Answered outside the opening hours. */
  answeredClosed: number;
  /** Seconds of an answered call on average; 0 without any. */
  meanSeconds: number;
  /** The most calls that were answered at the same time. */
  atOnce: number;
  /** By day of the week from Monday, and hour. */
  byHour: readonly (readonly Tally[])[];
  /** Calls in the busiest hour of the week, on an average such day. */
  busiestHour: number;
  /** Calls in each half hour of the busiest weekday, on an average such day. */
  busiestDayHalfHours: readonly number[];
}

const HALF_HOUR = HOUR / 2;

const dateAt = (at: number) => new Date(1000 * at).toISOString().slice(0, 10);
const zeros = (length: number) => Array.from({ length }, () => 0);

/** @param calls in the order of their start; at least one */
export function sumLog(
  calls: readonly LogCall[],
  settings: Pick<LogSettings, "week" | "closedOn" | "people">,
): LogSums {
  const talking = countTalking(calls);
  const atOnce = calls.reduce(
    (most, { outcome }, index) => (outcome === "answered" ? Math.max(most, talking[index]! + 1) : most),
    0,
  );
  const people = settings.people ?? Math.max(1, atOnce);
  const byHour = DAYS.map(() => Array.from({ length: 24 }, (): Tally => ({ answered: 0, missed: 0 })));
  const byHalfHour = DAYS.map(() => zeros(48));
  const sums = { answered: 0, engaged: 0, unattended: 0, closed: 0, onHolidays: 0, answeredClosed: 0 };
  let seconds = 0;
  const closedDays = daysOf(settings.closedOn);
  for (const [index, { at, seconds: length, outcome }] of calls.entries()) {
    const weekday = weekdayAt(at);
    const cell = byHour[weekday]![Math.floor((at % DAY) / HOUR)]!;
    byHalfHour[weekday]![Math.floor((at % DAY) / HALF_HOUR)]! += 1;
    const isOpen = isOpenAt(at, settings.week, closedDays);
    if (outcome === "answered") {
      cell.answered += 1;
      sums.answered += 1;
      seconds += length;
      if (!isOpen) sums.answeredClosed += 1;
      continue;
    }
    cell.missed += 1;
    if (!isOpen) {
      sums.closed += 1;
      if (closedDays.has(dayAt(at))) sums.onHolidays += 1;
    } else if (outcome === "busy" || talking[index]! >= people) sums.engaged += 1;
    else sums.unattended += 1;
  }
  const [first, last] = [calls[0]!.at, calls.at(-1)!.at];
  const days = dayAt(last) - dayAt(first) + 1;
  const averageOf = (byWeekday: readonly (readonly number[])[]) =>
    byWeekday.map((parts, weekday) => {
      const times = Math.max(1, countWeekday(weekday, first, days));
      return parts.map((count) => count / times);
    });
  const halfHours = averageOf(byHalfHour);
  return {
    ...sums,
    from: dateAt(first),
    to: dateAt(last),
    days,
    total: calls.length,
    meanSeconds: sums.answered === 0 ? 0 : seconds / sums.answered,
    atOnce,
    byHour,
    busiestHour: Math.max(
      ...averageOf(byHour.map((hours) => hours.map((hour) => hour.answered + hour.missed))).flat(),
    ),
    busiestDayHalfHours: halfHours.toSorted((a, b) => sum(b) - sum(a))[0]!,
  };
}

/** How many answered calls last when each call begins. */
function countTalking(calls: readonly LogCall[]): number[] {
  let ends: number[] = [];
  return calls.map(({ at, seconds, outcome }) => {
    if (ends.some((end) => end <= at)) ends = ends.filter((end) => end > at);
    const talking = ends.length;
    if (outcome === "answered") ends.push(at + seconds);
    return talking;
  });
}

/** How often a weekday comes in the days of a log. */
function countWeekday(weekday: number, first: number, days: number): number {
  const offset = (weekday - weekdayAt(first) + 7) % 7;
  return offset >= days ? 0 : Math.floor((days - 1 - offset) / 7) + 1;
}
