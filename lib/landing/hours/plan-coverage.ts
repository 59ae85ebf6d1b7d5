/** How much of the working day of a city each plan answers, in minutes and in sentences. */
import type { Plan } from "@/lib/content";
import {
  answeredMinutes,
  lengthOf,
  shiftHours,
  unanswered,
  WHOLE_DAY,
  WORKING_DAY,
  type DailyHours,
} from "@/lib/geo/daily-hours";
import type { ClockDifference } from "@/lib/geo/days";
import { listOf, type Wording } from "../english";

/** How much of a city's working day a plan answers. */
export interface PlanCoverage {
  plan: Plan;
  /** The plan's hours on the city's clock, at the usual time difference. */
  local: DailyHours;
  /** Minutes of the working day that are answered, 0 to 480. */
  minutes: number;
  /** The least in the year: clocks may change on different dates. */
  leastMinutes: number;
  /** The coverage in sentences. */
  text: string;
}

/** @param city name of the city */
export function coverPlan(
  plan: Plan,
  city: string,
  { usual, exceptions }: ClockDifference,
  context: Wording,
): PlanCoverage {
  const offered = plan.hours ? { from: plan.hours.from * 60, to: plan.hours.to * 60 } : WHOLE_DAY;
  const local = shiftHours(offered, usual);
  const minutes = answeredMinutes(WORKING_DAY, local);
  const others = [...new Set(exceptions.map((period) => period.minutes))].map((difference) => {
    const hours = shiftHours(offered, difference);
    return { difference, hours, minutes: answeredMinutes(WORKING_DAY, hours) };
  });
  const sometimesByDay = others.some((other) => other.minutes > 0);
  const { always } = context.messages.plans.coverage;
  return {
    plan,
    local,
    minutes,
    leastMinutes: Math.min(minutes, ...others.map((other) => other.minutes)),
    text: plan.hours
      ? [
          describeCoverage(city, local, minutes, sometimesByDay, context),
          ...others.map((other) => describeOther(other, context)),
        ].join(" ")
      : always({ city }),
  };
}

/** What a plan answers in the weeks with another time difference. */
function describeOther(
  { difference, hours, minutes }: { difference: number; hours: DailyHours; minutes: number },
  { messages, words }: Wording,
): string {
  return messages.plans.coverage.otherwise({
    difference: words.duration(Math.abs(difference)),
    hours: words.hours(hours),
    part: minutes === 0 ? "none" : minutes === lengthOf(WORKING_DAY) ? "all" : "some",
    answered: words.duration(minutes),
  });
}

function describeCoverage(
  city: string,
  local: DailyHours,
  minutes: number,
  sometimesByDay: boolean,
  { messages, words }: Wording,
): string {
  const { whole, none, part, missed } = messages.plans.coverage;
  const hours = words.hours(local);
  if (minutes === lengthOf(WORKING_DAY)) {
    const before = local.from < local.to ? WORKING_DAY.from - local.from : 0;
    const after = local.to - WORKING_DAY.to;
    return whole({
      city,
      hours,
      beyond: before > 0 ? (after > 0 ? "both" : "before") : after > 0 ? "after" : "none",
      before: words.duration(Math.max(before, 0)),
      after: words.duration(Math.max(after, 0)),
    });
  }
  if (minutes === 0) return none({ city, hours, sometimes: sometimesByDay ? "yes" : "no" });
  const stretches = unanswered(WORKING_DAY, [local]).map(({ from, to }) =>
    missed({ from: words.time(from), to: words.time(to) }),
  );
  return part({ city, hours, answered: words.duration(minutes), missed: listOf(stretches) });
}
