/** What a log says about a firm's telephone: docs/behaviour.md#your-call-log. */
import type { Week } from "@/lib/geo/week";
import type { LogCall } from "./log";

/** When a firm is open, and how many of its people can pick up. */
interface OpenFirm {
  week: Week;
  /** ISO dates of public holidays on which it is closed. */
  closedOn: ReadonlySet<string>;
  /** As many as ever talked at once in the log, if undefined. */
  people: number | undefined;
}

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
  week: readonly (readonly Tally[])[];
  /** Half hours of the weekday with the most calls, with their calls on an average one. */
  busiestDay: { weekday: number; halfHours: readonly number[] };
}

/** Seconds, as `LogCall.at`. */
const DAY = 86_400;
const HALF_HOUR = 1800;

/** 0 for Monday; 1 January 1970 was a Thursday. */
const weekdayAt = (at: number) => (Math.floor(at / DAY) + 3) % 7;

const dateAt = (at: number) => new Date(Math.floor(at / DAY) * DAY * 1000).toISOString().slice(0, 10);

/** @param calls in the order of their start; at least one */
export function analyse(calls: readonly LogCall[], firm: OpenFirm): LogSums {
  const atOnce = mostAtOnce(calls);
  const people = firm.people ?? Math.max(1, atOnce);
  const week = Array.from({ length: 7 }, () =>
    Array.from({ length: 24 }, (): Tally => ({ answered: 0, missed: 0 })),
  );
  const byHalfHour = Array.from({ length: 7 }, () => Array.from({ length: 48 }, () => 0));
  const sums = { answered: 0, engaged: 0, unattended: 0, closed: 0, onHolidays: 0, answeredClosed: 0 };
  let seconds = 0;
  let talking: number[] = [];
  const holidays = new Map<number, boolean>();
  const isHoliday = (at: number) => {
    const day = Math.floor(at / DAY);
    let known = holidays.get(day);
    if (known === undefined) holidays.set(day, (known = firm.closedOn.has(dateAt(at))));
    return known;
  };
  for (const { at, seconds: length, outcome } of calls) {
    const weekday = weekdayAt(at);
    const ofDay = at - Math.floor(at / DAY) * DAY;
    const cell = week[weekday]![Math.floor(ofDay / 3600)]!;
    byHalfHour[weekday]![Math.floor(ofDay / HALF_HOUR)]! += 1;
    const onHoliday = isHoliday(at);
    const isOpen =
      !onHoliday && firm.week[weekday]!.some(({ from, to }) => from * 60 <= ofDay && ofDay < to * 60);
    if (talking.some((end) => end <= at)) talking = talking.filter((end) => end > at);
    if (outcome === "answered") {
      cell.answered += 1;
      sums.answered += 1;
      seconds += length;
      if (!isOpen) sums.answeredClosed += 1;
      talking.push(at + length);
      continue;
    }
    cell.missed += 1;
    if (!isOpen) {
      sums.closed += 1;
      if (onHoliday) sums.onHolidays += 1;
    } else if (outcome === "busy" || talking.length >= people) sums.engaged += 1;
    else sums.unattended += 1;
  }
  const [first, last] = [calls[0]!.at, calls.at(-1)!.at];
  const days = Math.floor(last / DAY) - Math.floor(first / DAY) + 1;
  return {
    ...sums,
    from: dateAt(first),
    to: dateAt(last),
    days,
    total: calls.length,
    meanSeconds: sums.answered === 0 ? 0 : seconds / sums.answered,
    atOnce,
    week,
    busiestDay: findBusiestDay(byHalfHour, first, days),
  };
}

function mostAtOnce(calls: readonly LogCall[]): number {
  let talking: number[] = [];
  let most = 0;
  for (const { at, seconds, outcome } of calls) {
    if (outcome !== "answered") continue;
    if (talking.some((end) => end <= at)) talking = talking.filter((end) => end > at);
    talking.push(at + seconds);
    most = Math.max(most, talking.length);
  }
  return most;
}

/** How often a weekday comes in the days of a log. */
export function countWeekday(weekday: number, first: number, days: number): number {
  const offset = (weekday - weekdayAt(first) + 7) % 7;
  return offset >= days ? 0 : Math.floor((days - 1 - offset) / 7) + 1;
}

function findBusiestDay(
  byHalfHour: readonly (readonly number[])[],
  first: number,
  days: number,
): LogSums["busiestDay"] {
  const average = byHalfHour.map((halfHours, weekday) => {
    const count = Math.max(1, countWeekday(weekday, first, days));
    return halfHours.map((calls) => calls / count);
  });
  const totals = average.map((halfHours) => halfHours.reduce((sum, calls) => sum + calls, 0));
  const weekday = totals.indexOf(Math.max(...totals));
  return { weekday, halfHours: average[weekday]! };
}
