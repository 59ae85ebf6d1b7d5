/** What the drawings of a comparison show: the week of each city on its own clock, and its public holidays. */
import type { Hours } from "@/lib/geo/week";
import type { Column } from "./compare";
import { spansOf, type DaySpan } from "./day-spans";
import { markYear, monthInitials, type MarkedYear } from "./marked-year";
import { seasonOf } from "./seasons";

export interface ComparisonDrawing {
  /** The open days of each city's usual week; those that begin on the same day are together. */
  strips: readonly (DaySpan & { name: string })[];
  /** The public holidays of each city; `own` if no other city of the comparison has it. */
  years: readonly MarkedYear[];
  /** First letters of the twelve months. */
  months: string;
}

/** Undefined if the columns are services: they share the hours and the holidays of one city. */
export function drawComparison(columns: readonly Column[], asOf: string): ComparisonDrawing | undefined {
  if (new Set(columns.map(({ city }) => city)).size < columns.length) return undefined;
  const plans = columns[0]!.coverages.map(({ plan }) => plan);
  const strips = columns.flatMap(({ place, hours }) =>
    spansOf(hours, seasonOf(place.label, hours.difference.usual, plans), plans)
      .filter(({ open }) => open.length > 0)
      .map((span) => ({ ...span, name: place.label })),
  );
  return {
    strips: strips.toSorted((a, b) => a.first - b.first),
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

/** Hours in which the firm is open, with the place of the first plan in the price list that answers them; -1 if none does. */
export function answeringPlans(
  open: readonly Hours[],
  plans: readonly { hours: readonly Hours[] }[],
): (Hours & { plan: number })[] {
  const edges = [open, ...plans.map(({ hours }) => hours)].flat().flatMap(({ from, to }) => [from, to]);
  const cuts = [...new Set(edges)].toSorted((a, b) => a - b);
  const isIn = (hours: readonly Hours[], time: number) =>
    hours.some(({ from, to }) => from <= time && time < to);
  return cuts
    .slice(1)
    .map((to, index) => ({ from: cuts[index]!, to }))
    .filter(({ from }) => isIn(open, from))
    .map((part) => ({ ...part, plan: plans.findIndex(({ hours }) => isIn(hours, part.from)) }));
}

function dateOf({ date }: { date: string }): string {
  return date;
}
