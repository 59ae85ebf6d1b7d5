import type { City } from "@/lib/content";
import { WORKING_DAY, type DailyHours } from "@/lib/geo/coverage";
import type { CityContext } from "./city-context";
import type { PlanCoverage } from "./plan-coverage";

/** What a coverage clock shows, besides the name of the city: `components/landing/clock/dial.tsx` draws it. */
export interface ClockFace {
  /** Text alternative. */
  label: string;
  /** The time difference on two short lines: "5 hours", "behind us". */
  figures: readonly [string, string];
  /** On the ring of the working day: "Working day 9–17". */
  day: string;
  /** The plans with their hours on the city's clock, and what is on their rings: "Starter 4–13". */
  plans: readonly ({ id: string; text: string } & DailyHours)[];
}

/** @param seasonal whether the time difference varies over the year */
export function describeCoverageClock(
  city: City,
  figures: ClockFace["figures"],
  plans: readonly PlanCoverage[],
  seasonal: boolean,
  { messages, words }: Pick<CityContext, "messages" | "words">,
): ClockFace {
  const { label, plan, planAlways, rings } = messages.plans.coverageClock;
  return {
    label: label({
      city: city.name,
      seasons: seasonal ? "yes" : "no",
      hours: words.hours(WORKING_DAY),
      plans: plans
        .map((coverage) => {
          const { name, hours } = coverage.plan;
          return hours
            ? plan({ plan: name, hours: words.hours(coverage.local) })
            : planAlways({ plan: name });
        })
        .join(" "),
    }),
    figures,
    day: rings.workingDay({ hours: hoursOfDay(WORKING_DAY) }),
    plans: plans.map(({ plan: { id, name, hours }, local }) => ({
      id,
      text: hours ? rings.plan({ plan: name, hours: hoursOfDay(local) }) : rings.planAlways({ plan: name }),
      ...local,
    })),
  };
}

const DAY = 24 * 60;

/** Hours of the day in figures, as on the dial: "4–13", "20:30–24". */
export function hoursOfDay({ from, to }: DailyHours): string {
  return `${timeOfDay(from)}–${timeOfDay(to || DAY)}`;
}

function timeOfDay(minute: number): string {
  const rest = minute % 60;
  return `${Math.floor(minute / 60)}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
}
