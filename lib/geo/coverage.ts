/** Which hours of a place's day a desk with fixed UK hours answers. Times are minutes after midnight. */

const DAY = 24 * 60;

/** A daily stretch; `to` is below `from` where it runs over midnight, and both are 0 and 1440 for a whole day. */
export interface DailyHours {
  from: number;
  to: number;
}

export const WHOLE_DAY: DailyHours = { from: 0, to: DAY };

/** The working day that the pages reckon with, in local time: 9 am to 5 pm. */
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

/** Cuts hours that run over midnight in two. */
function pieces({ from, to }: DailyHours): DailyHours[] {
  if (to > from) return [{ from, to }];
  return [
    { from, to: DAY },
    { from: 0, to },
  ].filter((piece) => piece.to > piece.from);
}

/** The parts of `wanted` that `offered` answers, in order of the clock. */
export function answered(wanted: DailyHours, offered: DailyHours): DailyHours[] {
  return pieces(wanted)
    .flatMap((want) =>
      pieces(offered).map((offer) => ({
        from: Math.max(want.from, offer.from),
        to: Math.min(want.to, offer.to),
      })),
    )
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
}

/** Minutes of the local working day that a plan answers. */
export function answeredMinutes(wanted: DailyHours, offered: DailyHours): number {
  return answered(wanted, offered).reduce((sum, piece) => sum + lengthOf(piece), 0);
}
