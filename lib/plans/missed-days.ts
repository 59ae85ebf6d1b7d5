import type { Holiday } from "@/lib/geo/holidays";
import { answeredOn, weekdayOf, type DeskHours, type Week } from "@/lib/geo/week";
import { differenceOn, yearLater, type ClockDifference } from "@/lib/geo/days";
import { dateBy, datesAround, NEVER, openUntil } from "./trade-year";

/** A day of a firm on which calls meet a closed desk. */
export interface MissedDay {
  /** ISO date where the firm is. */
  date: string;
  /** Open minutes that the desk would answer if it did not close. */
  minutes: number;
}

/**
 * The days of twelve months on which a desk is closed in open hours that it answers otherwise.
 *
 * @param asOf first day of the twelve months
 */
export function findMissedDays(
  firm: { week: Week; closedOn: readonly Holiday[]; difference: ClockDifference },
  desk: DeskHours,
  asOf: string,
): MissedDay[] {
  const closedFrom = new Map(firm.closedOn.map(({ date, from }) => [date, from]));
  const end = yearLater(asOf);
  return [...datesAround(desk)]
    .filter((date) => asOf <= date && date < end)
    .toSorted()
    .flatMap((date) => {
      const open = openUntil(firm.week[weekdayOf(date)]!, closedFrom.get(date));
      const answered = (hours: DeskHours) =>
        answeredOn(open, date, differenceOn(firm.difference, date), hours, dateBy);
      const minutes = answered({ week: desk.week, closedOn: NEVER }) - answered(desk);
      return minutes > 0 ? [{ date, minutes }] : [];
    });
}
