import type { City } from "@/lib/content";
import { WORKING_DAY } from "@/lib/geo/coverage";
import type { PlaceContext } from "./place-context";
import type { PlanCoverage } from "./plan-coverage";

/** The words of a coverage clock. */
export interface ClockPicture {
  /** Everything it shows, for screen readers. */
  label: string;
  workingDay: string;
  /** Under the clock, for each plan. */
  plans: readonly { id: string; text: string }[];
}

/** @param seasonal whether the clocks stand otherwise in some weeks */
export function describePicture(
  city: City,
  plans: readonly PlanCoverage[],
  seasonal: boolean,
  { messages, words }: Pick<PlaceContext, "messages" | "words">,
): ClockPicture {
  const { label, plan, planAlways, legend } = messages.plans.picture;
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
