/** The open hours of a week in words, a firm's or a plan's. */
import type { ClockDifference } from "@/lib/geo/days";
import { shiftHours, unanswered, type DailyHours } from "@/lib/geo/daily-hours";
import { DAY_NAMES, DAYS, minutesOf, type Week } from "@/lib/geo/week";
import type { TradeYear } from "@/lib/plans/trade-year";
import { listOf, type Wording } from "../english";

const DAY = 24 * 60;

/** Usual hours: "Monday to Friday from 8 am to 6 pm and Saturday from 9 am to 1 pm". */
export function describeOpenHours(week: Week, context: Wording): string {
  const { dayHours, dayAllDay } = context.messages.trade.week;
  return listOf(
    groupDays(week).map((group) => {
      const days = nameDays(group, context);
      const [day] = group;
      return isAllDay(week, day!)
        ? dayAllDay({ days })
        : dayHours({ days, hours: describeHours(week, day!, 0, context) });
    }),
  );
}

/** The open hours of a usual week that a desk leaves to a firm on another clock, with their days unless all are alike. */
export function describeHoursLeft(
  week: Week,
  desk: Week,
  { january, july }: Pick<ClockDifference, "january" | "july">,
  context: Wording,
): string {
  const { strips, working } = context.messages.trade;
  const days = openDaysOf(week);
  const [winter, summer] = [january, july].map((ahead) => {
    const left = week.map((open, day) =>
      open.flatMap((hours) => unanswered(hours, deskOn(desk, day, ahead))),
    );
    if (new Set(days.map((day) => JSON.stringify(left[day]))).size > 1)
      return describeOpenHours(left, context);
    return describeHours([acrossMidnight(left[days[0]!]!)], 0, 0, context);
  }) as [string, string];
  if (winter === summer) return winter;
  const { none } = working.columns;
  return strips.seasons({ january: winter || none, july: summer || none });
}

/** A desk's hours that fall on a day of a firm whose clock is ahead by so many minutes. */
function deskOn(desk: Week, day: number, ahead: number): DailyHours[] {
  return [-1, 0, 1].flatMap((days) =>
    desk[(day + days + DAYS.length) % DAYS.length]!.map(({ from, to }) => ({
      from: Math.max(0, from + ahead + days * DAY),
      to: Math.min(DAY, to + ahead + days * DAY),
    })).filter(({ from, to }) => to > from),
  );
}

/** Joins the evening and the morning of one night. */
function acrossMidnight(parts: readonly DailyHours[]): readonly DailyHours[] {
  const [first, last] = [parts[0], parts.at(-1)];
  if (first === last || first?.from !== 0 || last?.to !== DAY) return parts;
  return [...parts.slice(1, -1), { from: last.from, to: first.to }];
}

/** The days with any hours. */
export function openDaysOf(week: Week): number[] {
  return [...week.keys()].filter((day) => week[day]!.length > 0);
}

/** "Monday to Friday". */
export function nameDays(group: readonly number[], { messages }: Wording): string {
  const { dayRange, twoDays, everyDay } = messages.trade.week;
  const [first, last] = [DAY_NAMES[group[0]!]!, DAY_NAMES[group.at(-1)!]!];
  if (group.length === DAY_NAMES.length) return everyDay;
  if (group.length === 1) return first;
  return (group.length === 2 ? twoDays : dayRange)({ first, last });
}

/**
 * "9 am to 1 pm and 2 pm to 6 pm".
 *
 * @param shift minutes by which another clock is ahead of the firm's
 */
export function describeHours(week: Week, day: number, shift: number, { messages, words }: Wording): string {
  const { hours, allDay } = messages.trade.week;
  if (isAllDay(week, day)) return allDay;
  return listOf(
    week[day]!.map((open) => {
      const { from, to } = shiftHours(open, shift);
      return hours({ from: words.time(from), to: words.time(to) });
    }),
  );
}

function isAllDay(week: Week, day: number): boolean {
  return minutesOf(week[day]!) === DAY;
}

/** Neighbouring open days with the same hours, and the same answers if given. */
export function groupDays(week: Week, answers?: TradeYear["answeredWeek"]): number[][] {
  const groups: number[][] = [];
  const keyOf = (day: number) => JSON.stringify([week[day], answers?.[day]]);
  for (const day of week.keys()) {
    if (minutesOf(week[day]!) === 0) continue;
    const last = groups.at(-1);
    if (last?.at(-1) === day - 1 && keyOf(last[0]!) === keyOf(day)) last.push(day);
    else groups.push([day]);
  }
  return groups;
}

/** The first of the days that most days of the week are like, 0 for Monday. */
export function usualDay(week: Week, answers?: TradeYear["answeredWeek"]): number {
  return groupDays(week, answers).reduce((most, group) => (group.length > most.length ? group : most))[0]!;
}
