/** What the drawings of a comparison show: a usual day of each city on its own clock, and its public holidays. */
import { DAYS, type Hours, type Week } from "@/lib/geo/week";
import { deskHoursOf } from "@/lib/plans/trade-year";
import type { Column } from "./compare";
import { shiftWeek } from "./hours";
import { markYear, monthInitials, type MarkedYear } from "./marked-year";
import { textsOfWeek } from "./week-fields";

/** The day that most days of a firm's week are like, and the hours of each plan on it. */
export interface ComparedDay {
  name: string;
  open: readonly Hours[];
  /** In the order of the price list. */
  plans: readonly (readonly Hours[])[];
}

export interface ComparisonDrawing {
  plans: readonly string[];
  days: readonly ComparedDay[];
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
    days: columns.map(({ place, hours }) => {
      const day = usualDay(hours.week);
      return {
        name: place.label,
        open: hours.week[day]!,
        plans: plans.map(
          (plan) => shiftWeek(deskHoursOf(plan, NONE, asOf).week, hours.difference.usual)[day]!,
        ),
      };
    }),
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

/** Index of a day that most days of the week are like. */
function usualDay(week: Week): number {
  const texts = textsOfWeek(week);
  const alike = (day: number) => DAYS.filter((other) => texts[other] === texts[DAYS[day]!]).length;
  const open = DAYS.map((_, day) => day).filter((day) => week[day]!.length > 0);
  return open.reduce((most, day) => (alike(day) > alike(most) ? day : most));
}

function dateOf({ date }: { date: string }): string {
  return date;
}
