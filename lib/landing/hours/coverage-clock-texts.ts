/** What the coverage clock shows and says: the hours to be answered and those of the plans as rings. */
import type { City } from "@/lib/content";
import { WHOLE_DAY, WORKING_DAY, type DailyHours } from "@/lib/geo/daily-hours";
import type { ClockDifference } from "@/lib/geo/days";
import { listOf, type Wording } from "../english";
import type { PlanCoverage } from "./plan-coverage";

/** What a coverage clock shows, besides the name of the city: `components/landing/clock/clock-drawing.tsx` draws it. */
export interface ClockFace {
  /** Text alternative; that of the hours to be answered, `ClockDay.label`, comes after it. */
  label: string;
  /** The time difference on two short lines: "5 hours", "behind us". */
  figures: readonly [string, string];
  /** The plans with their hours on the city's clock. */
  plans: readonly RingHours[];
  legend: readonly ClockLegend[];
}

/** Hours on a ring. */
type RingHours = { id: string } & DailyHours;

/** A line below the clock. */
export interface ClockLegend {
  id: string;
  name: string;
  hours: string;
}

/** The hours to be answered, on the outermost ring. */
export interface ClockDay {
  /** Text alternative. */
  label: string;
  parts: readonly RingHours[];
  legend: readonly ClockLegend[];
}

/** @param difference may vary over the year: then the hours are those of most of it */
export function describeCoverageClock(
  city: City,
  figures: ClockFace["figures"],
  plans: readonly PlanCoverage[],
  { exceptions, january, july }: Pick<ClockDifference, "exceptions" | "january" | "july">,
  { messages, words }: Wording,
): ClockFace {
  const { label, plan, planAlways, always, mostly } = messages.plans.coverageClock;
  const hoursOf = (local: DailyHours) =>
    january === july ? words.hours(local) : mostly({ hours: words.hours(local) });
  return {
    label: label({
      city: city.name,
      seasons: exceptions.length > 0 ? "yes" : "no",
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
    plans: plans.map(({ plan: { id }, local }) => ({ id, ...local })),
    legend: plans.map(({ plan: { id, name, hours }, local }) => ({
      id,
      name,
      hours: hours ? hoursOf(local) : always,
    })),
  };
}

/** Nine to five, where no industry is known or its customers may write at any hour. */
export function describeWorkingDayRing({ messages, words }: Wording): ClockDay {
  const { workingDay, workingDayName } = messages.plans.coverageClock;
  return {
    label: workingDay({ hours: words.hours(WORKING_DAY) }),
    parts: [{ id: "day", ...WORKING_DAY }],
    legend: [{ id: "day", name: workingDayName, hours: words.hours(WORKING_DAY) }],
  };
}

/** The usual day of an industry, as on the strip beside the plans. */
export function describeOpenRing(
  { name, text, seasons }: { name: string; text: string; seasons: readonly (readonly DailyHours[])[] },
  { messages, words }: Wording,
): ClockDay {
  const { open, youAreOpen } = messages.plans.coverageClock;
  const hours = seasons[0]!;
  return {
    label: open({ open: name, hours: text }),
    legend: [
      {
        id: "day",
        name: youAreOpen,
        hours:
          hours[0]!.to - hours[0]!.from === WHOLE_DAY.to
            ? messages.trade.week.allDay
            : listOf(hours.map(words.hours)),
      },
    ],
    parts: hours.map((part, index) => ({ id: index === 0 ? "day" : `day-${index}`, ...part })),
  };
}
