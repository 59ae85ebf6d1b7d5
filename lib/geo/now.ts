/** What the time is in a zone, and whether a desk answers then. For the browser: no page is built from the time of day. */
import type { Week } from "./week";
import { isoDate } from "./days";
import { offsetMinutes } from "./zone";

const MINUTE = 60_000;

/** A moment on the clock of a zone. */
interface LocalTime {
  /** ISO date. */
  date: string;
  /** Day of the week, 0 for Monday. */
  weekday: number;
  /** Minute of the day, 0 to 1439. */
  minute: number;
}

/** @throws RangeError for a zone the platform does not know */
export function localTime(zone: string, at: Date): LocalTime {
  const local = new Date(at.getTime() + offsetMinutes(zone, at) * MINUTE);
  return {
    date: isoDate(local),
    weekday: (local.getUTCDay() + 6) % 7,
    minute: local.getUTCHours() * 60 + local.getUTCMinutes(),
  };
}

/** Hours of a desk, as they are sent to the browser. */
export interface DeskTimes {
  week: Week;
  /** ISO dates on which nobody answers. */
  closedOn: readonly string[];
}

/** Whether somebody answers at a moment on the clock of the desk. */
export function answersAt(desk: DeskTimes, time: LocalTime): boolean {
  const { weekday, minute } = time;
  return opensOn(desk, time) && desk.week[weekday]!.some(({ from, to }) => from <= minute && minute < to);
}

/** Whether somebody answers at some time of a day on the clock of the desk. */
export function opensOn({ week, closedOn }: DeskTimes, { date, weekday }: LocalTime): boolean {
  return !closedOn.includes(date) && week[weekday]!.length > 0;
}

/** "03:14" of a minute of the day. */
export function timeOfMinute(minute: number): string {
  const pad = (value: number) => String(value).padStart(2, "0");
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}
