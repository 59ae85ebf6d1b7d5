import { DAYS, minutesOf, type Hours, type Week } from "./week";

const DAY = 24 * 60;

/** The hours of a week on a clock that is ahead by some minutes; negative if it is behind. Sunday is before Monday. */
export function shiftWeek(week: Week, minutes: number): Week {
  // Hours around the clock stay the same: moved, each day would be split at the other clock's midnight.
  if (week.every((hours) => minutesOf(hours) === DAY)) return week;
  const shifted: Hours[][] = DAYS.map(() => []);
  const add = (from: number, to: number) => {
    const day = Math.floor(from / DAY);
    const start = day * DAY;
    const end = Math.min(to, start + DAY);
    shifted[(day + DAYS.length) % DAYS.length]!.push({ from: from - start, to: end - start });
    if (end < to) add(end, to);
  };
  for (const [day, hours] of week.entries())
    for (const { from, to } of hours) add(day * DAY + from + minutes, day * DAY + to + minutes);
  return shifted.map((hours) => hours.toSorted((a, b) => a.from - b.from));
}
