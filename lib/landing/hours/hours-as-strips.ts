/** What strips of 24 hours show and say: a firm's usual day, and the hours of each plan on its clock. */
import type { Plan } from "@/lib/content";
import { answered, shiftHours, WHOLE_DAY, WORKING_DAY, type DailyHours } from "@/lib/geo/daily-hours";
import { DAYS, type DeskHours, type Week } from "@/lib/geo/week";
import type { ClockDifference } from "@/lib/geo/days";
import { deskHoursOf, type TradeYear } from "@/lib/plans/trade-year";
import type { Wording } from "../english";
import { describeHours, groupDays, nameDays, openDaysOf, usualDay } from "./opening-hours";

const DAY = 24 * 60;

/** The price list, and words for its hours. */
type StripContext = Wording & { plans: readonly Plan[] };

/** One strip, which `components/landing/clock/day-strips.tsx` draws. */
export interface Strip {
  /** A plan's id, or "day" for the hours to be answered. */
  id: string;
  name: string;
  /** Says the same as the strip. */
  text: string;
  /** Parts of the day from midnight to midnight; two lists where January and July differ. */
  seasons: readonly (readonly DailyHours[])[];
}

export interface DayStrips {
  /** The hours to be answered. */
  open: Strip;
  plans: readonly Strip[];
}

/**
 * The usual day of a firm: that which most days of its week are like, with the plans' hours on such a day.
 *
 * @param desks of the plans, on the desk's clock
 * @param difference of the firm's clock from the desk's
 */
export function describeStrips(
  { week, answeredWeek }: Pick<TradeYear, "week" | "answeredWeek">,
  desks: readonly DeskHours[],
  { january, july }: Pick<ClockDifference, "january" | "july">,
  context: StripContext,
): DayStrips {
  const day = usualDay(week, answeredWeek);
  return {
    open: describeOpenDay(week, day, context),
    plans: context.plans.map(({ id, name }, plan) => {
      const desk = desks[plan]!.week;
      const days = openDaysOf(desk);
      // All days of a plan have the same hours.
      const { text, shifts } = describeSeasons(desk, days, { january, july }, context);
      // No bar on a day on which the plan does not answer.
      return { id, name, text, seasons: shifts.map((minutes) => partsOn(desk[day]!, minutes)) };
    }),
  };
}

/** The hours of a day and of those like it. */
function describeOpenDay(week: Week, day: number, context: Wording): Strip {
  const { open, hours } = context.messages.trade.strips;
  const alike = groupDays(week).find((group) => group.includes(day))!;
  return {
    id: "day",
    name: open,
    text: hours({ days: nameDays(alike, context), hours: describeHours(week, day, 0, context) }),
    seasons: [week[day]!],
  };
}

/**
 * Hours on another clock in words, with its differences: two if those of January and July are not the same. The days are
 * those on which the hours begin there: Monday morning in Glasgow is Sunday night in Honolulu.
 */
function describeSeasons(
  week: Week,
  days: readonly number[],
  { january, july }: Pick<ClockDifference, "january" | "july">,
  context: Wording,
): { text: string; shifts: readonly number[] } {
  const { hours, seasons } = context.messages.trade.strips;
  const [winter, summer] = [january, july].map((minutes) => {
    const ahead = days.length === DAYS.length ? 0 : Math.floor((week[days[0]!]![0]!.from + minutes) / DAY);
    const there = days.map((day) => (day + ahead + DAYS.length) % DAYS.length);
    return { days: nameDays(there, context), hours: describeHours(week, days[0]!, minutes, context) };
  }) as [{ days: string; hours: string }, { days: string; hours: string }];
  const hasSameDays = winter.days === summer.days;
  if (hasSameDays && winter.hours === summer.hours) return { text: hours(winter), shifts: [january] };
  const text = hasSameDays
    ? hours({ days: winter.days, hours: seasons({ january: winter.hours, july: summer.hours }) })
    : seasons({ january: hours(winter), july: hours(summer) });
  return { text, shifts: [january, july] };
}

/** Strips, perhaps without open hours. */
export type ShownStrips = Pick<DayStrips, "plans"> & Partial<Pick<DayStrips, "open">>;

/** Weekdays from nine to five. */
const OFFICE_WEEK = DAYS.map((_, day) => (day < 5 ? [WORKING_DAY] : []));

/** The strips of `describeStrips` for nine to five on weekdays, whatever the industry. @param desks of the plans */
export function describeOfficeStrips(
  difference: Pick<ClockDifference, "january" | "july">,
  desks: readonly DeskHours[],
  context: StripContext,
): DayStrips {
  // All its days are alike: which of them the plans answer does not matter.
  const answeredWeek = OFFICE_WEEK.map(() => ({ january: [], july: [] }));
  const strips = describeStrips({ week: OFFICE_WEEK, answeredWeek }, desks, difference, context);
  return { ...strips, open: { ...strips.open, name: context.messages.trade.strips.office } };
}

/** The hours of the plans on the desk's own clock. */
export function describeOwnStrips(asOf: string, context: StripContext): readonly Strip[] {
  // Public holidays do not change a plan's hours, and every plan answers on a Monday.
  const desks = context.plans.map((plan) => deskHoursOf(plan, new Set(), asOf));
  const monday = { week: [[WHOLE_DAY]], answeredWeek: [{ january: [], july: [] }] };
  return describeStrips(monday, desks, { january: 0, july: 0 }, context).plans;
}

/** Hours on another clock as parts of one day: those that run past midnight end and begin it. */
function partsOn(day: readonly DailyHours[], minutes: number): DailyHours[] {
  return day.flatMap((hours) => answered(WHOLE_DAY, shiftHours(hours, minutes)));
}
