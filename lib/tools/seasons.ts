import type { Plan } from "@/lib/content";
import type { ClockDifference } from "@/lib/geo/days";
import { shiftWeek } from "@/lib/geo/shift-week";
import type { Week } from "@/lib/geo/week";
import { usualDeskHours } from "@/lib/plans/trade-year";

/** A season, with the week of each plan on the firm's clock. */
export interface Season {
  name: string;
  /** Minutes that the firm's clock is ahead of the desk's. */
  difference: number;
  plans: readonly { name: string; week: Week }[];
}

/** A season in which the firm's clock is `difference` minutes ahead of the desk's. */
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
