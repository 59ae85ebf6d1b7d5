/** Hours of a week: which hours a firm is open, and which a plan answers. */

const DAY = 24 * 60;

/** Part of a day in minutes after its midnight, 0 to 1440. */
export interface Hours {
  from: number;
  to: number;
}

/** Open hours of each day, from Monday; in order, without overlaps. Empty for a day off. */
export type Week = readonly (readonly Hours[])[];

export const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export const DAY_NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Every hour of every day. */
export const WHOLE_WEEK: Week = DAYS.map(() => [{ from: 0, to: DAY }]);

/**
 * Reads a week as content writes it: `{ "mon-fri": "08:00-12:00 and 13:00-18:00", sat: "09:00-13:00" }`.
 * Validation has made sure of the form.
 */
export function readWeek(days: Readonly<Record<string, string>>): Week {
  const week: Hours[][] = DAYS.map(() => []);
  for (const [range, hours] of Object.entries(days)) {
    for (const day of daysIn(range)) week[day] = hours.split(" and ").map(readHours);
  }
  return week;
}

/** Indices of the days of "mon-fri" or "sat", 0 for Monday. */
export function daysIn(range: string): number[] {
  const [first, last = first] = range.split("-").map((name) => DAYS.indexOf(name as (typeof DAYS)[number]));
  return DAYS.map((_, day) => day).filter((day) => day >= first! && day <= last!);
}

/** Minute of the day of "02:14". */
export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function readHours(text: string): Hours {
  const [from, to] = text.split("-").map(minuteOf);
  return { from: from!, to: to! };
}

/** Hours of a day in order, with those that overlap or meet made one. */
export function joinHours(hours: readonly Hours[]): Hours[] {
  const merged: Hours[] = [];
  for (const { from, to } of hours.toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** Minutes of a day's hours. */
export function minutesOf(hours: readonly Hours[]): number {
  return hours.reduce((sum, { from, to }) => sum + to - from, 0);
}

export function minutesOfWeek(week: Week): number {
  return week.reduce((sum, hours) => sum + minutesOf(hours), 0);
}

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

/** Day of the week of an ISO date, 0 for Monday. */
export function weekdayOf(date: string): number {
  let day = weekdays.get(date);
  if (day === undefined) {
    day = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
    weekdays.set(date, day);
  }
  return day;
}

/** Cache: a build asks for a few hundred dates millions of times. */
const weekdays = new Map<string, number>();

/** Hours on the clock of a desk, by date. */
export interface DeskHours {
  /** Hours of each weekday. */
  week: Week;
  /** ISO dates on which nobody answers. */
  closedOn: ReadonlySet<string>;
}

/**
 * Minutes of a firm's open hours on one day that a desk answers.
 *
 * @param open the firm's hours on its own clock
 * @param date ISO date of the day where the firm is
 * @param difference minutes that the firm's clock is ahead of the desk's
 * @param dateBy the ISO date some days later
 */
export function answeredOn(
  open: readonly Hours[],
  date: string,
  difference: number,
  { week, closedOn }: DeskHours,
  dateBy: (date: string, days: number) => string,
): number {
  let minutes = 0;
  for (const { from, to } of open) {
    // On the desk's clock, counted from the midnight that begins `date` there.
    const [start, end] = [from - difference, to - difference];
    for (let day = Math.floor(start / DAY); day * DAY < end; day += 1) {
      const deskDate = day === 0 ? date : dateBy(date, day);
      if (closedOn.has(deskDate)) continue;
      for (const hours of week[weekdayOf(deskDate)]!) {
        const overlap = Math.min(end, day * DAY + hours.to) - Math.max(start, day * DAY + hours.from);
        if (overlap > 0) minutes += overlap;
      }
    }
  }
  return minutes;
}
