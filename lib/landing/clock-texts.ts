import type { City } from "@/lib/content";
import { WORKING_DAY } from "@/lib/geo/coverage";
import type { CityContext } from "./city-context";
import type { PlanCoverage } from "./plan-coverage";

/** The texts of a coverage clock, which `components/landing/coverage-clock.tsx` draws. */
export interface ClockTexts {
  /** Text alternative. */
  label: string;
  workingDay: string;
  /** Legend. */
  plans: readonly { id: string; text: string }[];
}

/** @param seasonal whether the time difference varies over the year */
export function describeCoverageClock(
  city: City,
  plans: readonly PlanCoverage[],
  seasonal: boolean,
  { messages, words }: Pick<CityContext, "messages" | "words">,
): ClockTexts {
  const { label, plan, planAlways, legend } = messages.plans.coverageClock;
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
    workingDay: legend.workingDay({}),
    plans: plans.map(({ plan: { id, name, hours } }) => ({
      id,
      text: (hours ? legend.plan : legend.planAlways)({ plan: name }),
    })),
  };
}
