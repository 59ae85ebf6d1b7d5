/** What the drawings of a comparison show: the week of each city on its own clock, and its public holidays. */
import type { Week } from "@/lib/geo/week";
import { deskHoursOf } from "@/lib/plans/trade-year";
import type { Column } from "./compare";
import { shiftWeek } from "./hours";
import { markYear, monthInitials, type MarkedYear } from "./marked-year";

/** The usual week of a firm, and the hours of each plan in it. */
export interface ComparedWeek {
  name: string;
  open: Week;
  /** In the order of the price list. */
  plans: readonly Week[];
}

export interface ComparisonDrawing {
  plans: readonly string[];
  weeks: readonly ComparedWeek[];
  /** The public holidays of each city; `own` if no other city of the comparison has it. */
  years: readonly MarkedYear[];
  /** First letters of the twelve months. */
  months: string;
}

const NONE: ReadonlySet<string> = new Set();

/** Undefined if the columns are services: they share the hours and the holidays of one city. */
export function drawComparison(columns: readonly Column[], asOf: string): ComparisonDrawing | undefined {
  if (new Set(columns.map(({ city }) => city)).size < columns.length) return undefined;
  const plans = columns[0]!.coverages.map(({ plan }) => plan);
  return {
    plans: plans.map(({ name }) => name),
    weeks: columns.map(({ place, hours }) => ({
      name: place.label,
      open: hours.week,
      plans: plans.map((plan) => shiftWeek(deskHoursOf(plan, NONE, asOf).week, hours.difference.usual)),
    })),
    years: columns.map((column) => {
      const elsewhere = new Set(
        columns.filter((other) => other !== column).flatMap(({ holidays }) => holidays.map(dateOf)),
      );
      return markYear(column.place.label, column.holidays.map(dateOf), {
        asOf,
        isOwn: (date) => !elsewhere.has(date),
      });
    }),
    months: monthInitials(asOf),
  };
}

function dateOf({ date }: { date: string }): string {
  return date;
}
