/** Seasons of the time difference, and days on which clocks change. Apart from `zone.ts`, which tools load that need neither. */
import { differencePeriods, offsetMinutes, utcDay, type ClockDifference } from "./zone";

const DAY = 24 * 60 * 60 * 1000;

/** The days of the twelve months from `asOf` on which the clocks of a zone are changed, as ISO dates. */
export function clockChanges(zone: string, asOf: string): string[] {
  const periods = differencePeriods(zone, "UTC", asOf);
  const dayBefore = offsetMinutes(zone, new Date(utcDay(asOf).getTime() - DAY / 2));
  return periods
    .filter(({ minutes }, index) => minutes !== (index === 0 ? dayBefore : periods[index - 1]!.minutes))
    .map(({ from }) => from);
}

/** A difference that holds for fewer days than this a year is an exception, not a season. */
const SEASON_DAYS = 32;

/** The differences in minutes that hold for a season or longer, the smallest first. */
export function seasonalDifferences({ usual, exceptions }: ClockDifference): number[] {
  const days = new Map<number, number>();
  for (const { minutes, from, to } of exceptions) {
    const length = (utcDay(to).getTime() - utcDay(from).getTime()) / DAY + 1;
    days.set(minutes, (days.get(minutes) ?? 0) + length);
  }
  const seasons = [...days].filter(([, count]) => count >= SEASON_DAYS).map(([minutes]) => minutes);
  return [usual, ...seasons].sort((a, b) => Math.abs(a) - Math.abs(b));
}
