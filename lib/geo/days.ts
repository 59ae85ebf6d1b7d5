/** Days, and how far two clocks are apart on them. Apart from `zone.ts`: browsers that are told the differences need no zones. */

/** In milliseconds. */
const DAY = 24 * 60 * 60_000;

/** A period with one time difference between two zones. */
export interface DifferencePeriod {
  /** First and last calendar day, as ISO dates in UTC. */
  from: string;
  to: string;
  /** Its last day, where the twelve months end before it. */
  until?: string;
  /** Minutes the zone is ahead of the base; negative if behind. */
  minutes: number;
}

/** ISO date (UTC) of an instant. */
export function isoDate(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** Midnight UTC of an ISO date, moved by whole days. */
export function utcDay(date: string, plusDays = 0): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + plusDays * DAY);
}

/** The ISO date a year later: the first day after twelve months. 1 March for 29 February. */
export function yearLater(date: string): string {
  const day = utcDay(date);
  return isoDate(new Date(day.setUTCFullYear(day.getUTCFullYear() + 1)));
}

/** The time difference between two zones over a year, in minutes. */
export interface ClockDifference {
  /** The difference that holds on most days. */
  usual: number;
  /** The periods with another difference, in order. */
  exceptions: DifferencePeriod[];
  /** The difference on 15 January and 15 July: winter and summer in the northern hemisphere. */
  january: number;
  july: number;
}

/** The time difference on an ISO date. */
export function differenceOn({ usual, exceptions }: ClockDifference, date: string): number {
  return exceptions.find(({ from, to }) => from <= date && date <= to)?.minutes ?? usual;
}

/** A difference that holds for fewer days than this a year is an exception, not a season. */
const SEASON_DAYS = 32;

/** For each difference in minutes, how many days of some periods have it. */
export function daysByDifference(periods: readonly DifferencePeriod[]): Map<number, number> {
  const days = new Map<number, number>();
  for (const { minutes, from, to } of periods) {
    const length = (utcDay(to).getTime() - utcDay(from).getTime()) / DAY + 1;
    days.set(minutes, (days.get(minutes) ?? 0) + length);
  }
  return days;
}

/** The differences in minutes that hold for a season or longer, the smallest first. */
export function seasonalDifferences({ usual, exceptions }: ClockDifference): number[] {
  const seasons = [...daysByDifference(exceptions)]
    .filter(([, count]) => count >= SEASON_DAYS)
    .map(([minutes]) => minutes);
  return [usual, ...seasons].sort((a, b) => Math.abs(a) - Math.abs(b));
}
