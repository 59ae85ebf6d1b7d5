import type { Content, HomePage, Service } from "@/lib/content";
import { WHOLE_DAY, type DailyHours } from "@/lib/geo/coverage";
import { minuteOf } from "@/lib/geo/week";

/** A moment of the day on the home page, and the service that deals with it. */
export interface DayMoment {
  /** "02:14" */
  time: string;
  /** Minutes after midnight. */
  minute: number;
  text: string;
  service: Service;
  /** True for the live call of the switchboard. */
  isLive: boolean;
}

/** One working day at the desk, in which each service has a moment. */
export interface WorkingDay {
  moments: readonly DayMoment[];
  /** The hours of the day in which a plan with hours answers: outside of them it is night. */
  light: DailyHours;
}

/** Joins the moments of the home page to their services. The night is when only a plan without hours answers. */
export function composeWorkingDay(
  { services: { day }, switchboard }: Pick<HomePage, "services" | "switchboard">,
  { services, plans }: Pick<Content, "services" | "plans">,
): WorkingDay {
  const hours = plans.plans.flatMap((plan) => (plan.hours ? [plan.hours] : []));
  return {
    moments: day.map(({ time, text, service }) => ({
      time,
      minute: minuteOf(time),
      text,
      service: services.find(({ slug }) => slug === service)!,
      isLive: time === switchboard.at,
    })),
    light:
      hours.length > 0
        ? {
            from: Math.min(...hours.map(({ from }) => from)) * 60,
            to: Math.max(...hours.map(({ to }) => to)) * 60,
          }
        : WHOLE_DAY,
  };
}
