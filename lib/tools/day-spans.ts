/** The days of a week that have the same hours, as spans: the tool of hours has a card for each. */
import type { Plan } from "@/lib/content";
import { answered } from "@/lib/geo/desk-hours";
import { DAY_NAMES, type Hours } from "@/lib/geo/week";
import type { WantedHours } from "@/lib/plans/coverage";
import { createUsualAnswers, usualDeskHours } from "@/lib/plans/trade-year";
import type { Season } from "./seasons";

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

export function spansOf({ week }: WantedHours, season: Season, plans: readonly Plan[]): DaySpan[] {
  const answersOn = createUsualAnswers(week, plans.map(usualDeskHours));
  const spans: { first: number; last: number; key: string; span: Pick<DaySpan, "open" | "plans"> }[] = [];
  for (const [day, open] of week.entries()) {
    const minutes = answersOn(day, season.difference);
    const span = {
      open,
      // What a plan does on a day off is of no interest.
      plans:
        open.length === 0
          ? []
          : season.plans.map((plan, index) => ({
              name: plan.name,
              hours: plan.week[day]!,
              answered: minutes[index]!,
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
  return hours.flatMap((plan) => open.flatMap((firm) => answered(plan, firm)));
}

function nameDays(first: number, last: number): string {
  if (first === last) return DAY_NAMES[first]!;
  return `${DAY_NAMES[first]} ${last === first + 1 ? "and" : "to"} ${DAY_NAMES[last]}`;
}
