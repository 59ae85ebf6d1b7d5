/** A firm's week beside the hours of the plans, in spans of days that are alike. */
import type { Plan } from "@/lib/content";
import type { ClockDifference } from "@/lib/geo/days";
import { shiftWeek } from "@/lib/geo/shift-week";
import type { Hours, Week } from "@/lib/geo/week";
import type { WantedHours } from "@/lib/plans/coverage";
import { createUsualAnswers, usualDeskHours } from "@/lib/plans/trade-year";

/** A season, with the week of each plan on the firm's clock. */
export interface Season {
  name: string;
  /** Minutes that the firm's clock is ahead of ours. */
  difference: number;
  plans: readonly { name: string; week: Week }[];
}

/** A season in which the firm's clock is `difference` minutes ahead of ours. */
export function seasonOf(name: string, difference: number, plans: readonly Plan[]): Season {
  return {
    name,
    difference,
    plans: plans.map((plan) => ({
      name: plan.name,
      week: shiftWeek(usualDeskHours(plan).week, difference),
    })),
  };
}

/** The seasons with different hours: January and July, or the whole year. */
export function seasonsOf({ january, july }: ClockDifference, plans: readonly Plan[]): Season[] {
  if (january === july) return [seasonOf("All year", january, plans)];
  return [seasonOf("January", january, plans), seasonOf("July", july, plans)];
}

/** Days in a row on which the firm has the same hours, and the plans answer the same part of them. */
export interface DaySpan {
  /** "Monday to Friday". */
  days: string;
  /** Its first day, 0 for Monday. */
  first: number;
  open: readonly Hours[];
  /** Of each plan: its hours on the firm's clock, and the open minutes that it answers. */
  plans: readonly { name: string; hours: readonly Hours[]; answered: number }[];
}

/** The days of a week in a season, in as few spans as have the same hours. */
export function spansOf({ week }: WantedHours, season: Season, plans: readonly Plan[]): DaySpan[] {
  const desks = plans.map(usualDeskHours);
  const usual = createUsualAnswers(week, desks);
  const spans: { first: number; last: number; key: string; span: Pick<DaySpan, "open" | "plans"> }[] = [];
  for (const [day, open] of week.entries()) {
    const answered = usual(day, season.difference);
    const span = {
      open,
      // What a plan does on a day off is of no interest.
      plans:
        open.length === 0
          ? []
          : season.plans.map((plan, index) => ({
              name: plan.name,
              hours: plan.week[day]!,
              answered: answered[index]!,
            })),
    };
    const key = JSON.stringify([open, span.plans.map(({ hours }) => clip(hours, open))]);
    const before = spans.at(-1);
    // Outside the firm's hours the first day after a weekend may differ: the last one is the usual day.
    if (before?.key === key) Object.assign(before, { last: day, span });
    else spans.push({ first: day, last: day, key, span });
  }
  return spans.map(({ first, last, span }) => ({ days: nameDays(first, last), first, ...span }));
}

/** The parts of a plan's hours in which the firm is open. */
export function clip(hours: readonly Hours[], open: readonly Hours[]): Hours[] {
  return hours.flatMap((plan) =>
    open.flatMap((firm) => {
      const [from, to] = [Math.max(plan.from, firm.from), Math.min(plan.to, firm.to)];
      return from < to ? [{ from, to }] : [];
    }),
  );
}

const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

function nameDays(first: number, last: number): string {
  if (first === last) return DAY_NAMES[first]!;
  return `${DAY_NAMES[first]} ${last === first + 1 ? "and" : "to"} ${DAY_NAMES[last]}`;
}
