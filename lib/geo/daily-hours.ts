/** Daily hours, and which of them a desk answers; `week.ts` has those of a week. In minutes after local midnight. */

const DAY = 24 * 60;

/** Hours of every day; `to` is below `from` if they run past midnight, and a whole day is 0 to 1440. */
export interface DailyHours {
  from: number;
  to: number;
}

export const WHOLE_DAY: DailyHours = { from: 0, to: DAY };

/** The working day assumed on all pages, in local time: 9 am to 5 pm. */
export const WORKING_DAY: DailyHours = { from: 9 * 60, to: 17 * 60 };

const wrap = (minute: number) => ((minute % DAY) + DAY) % DAY;

/** Moves daily hours onto a clock that is `minutes` ahead. */
export function shiftHours(hours: DailyHours, minutes: number): DailyHours {
  if (hours.to - hours.from === DAY) return hours;
  return { from: wrap(hours.from + minutes), to: wrap(hours.to + minutes) };
}

/** Length in minutes. */
export function lengthOf({ from, to }: DailyHours): number {
  return to > from ? to - from : to - from + DAY;
}

/** Splits hours that run past midnight. */
function splitAtMidnight({ from, to }: DailyHours): DailyHours[] {
  if (to > from) return [{ from, to }];
  return [
    { from, to: DAY },
    { from: 0, to },
  ].filter((part) => part.to > part.from);
}

/** The parts of `wanted` within `offered`, in order. */
export function answered(wanted: DailyHours, offered: DailyHours): DailyHours[] {
  return splitAtMidnight(wanted)
    .flatMap((want) =>
      splitAtMidnight(offered).map((offer) => ({
        from: Math.max(want.from, offer.from),
        to: Math.min(want.to, offer.to),
      })),
    )
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
}

/** The parts of `wanted`, which ends by midnight, outside all of `offered`, in order. */
export function unanswered(wanted: DailyHours, offered: readonly DailyHours[]): DailyHours[] {
  const parts = offered.flatMap((hours) => answered(wanted, hours)).sort((a, b) => a.from - b.from);
  const left: DailyHours[] = [];
  let cursor = wanted.from;
  for (const { from, to } of parts) {
    if (from > cursor) left.push({ from: cursor, to: from });
    cursor = Math.max(cursor, to);
  }
  if (cursor < wanted.to) left.push({ from: cursor, to: wanted.to });
  return left;
}

/** Minutes of `wanted` within `offered`. */
export function answeredMinutes(wanted: DailyHours, offered: DailyHours): number {
  return answered(wanted, offered).reduce((sum, part) => sum + lengthOf(part), 0);
}
