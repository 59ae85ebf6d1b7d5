import type { City } from "@/lib/content";
import { formatHours, shiftHours, WORKING_DAY } from "@/lib/geo/coverage";
import type { ClockDifference, DifferencePeriod } from "@/lib/geo/zone";
import { utcDay } from "@/lib/geo/zone";
import { formatDay, hoursInWords, listOf } from "./english";
import type { PlaceContext } from "./place";
import { nextDate } from "./surroundings";

/** A difference that holds for fewer days than this a year is an exception and not a season. */
const SEASON_DAYS = 32;
const DAY = 24 * 60 * 60 * 1000;

/** The differences that hold for a season or longer, nearest to none first. */
export function seasonalGaps({ usual, exceptions }: ClockDifference): number[] {
  const days = new Map<number, number>();
  for (const { minutes, from, to } of exceptions) {
    const length = (utcDay(to).getTime() - utcDay(from).getTime()) / DAY + 1;
    days.set(minutes, (days.get(minutes) ?? 0) + length);
  }
  const seasons = [...days].filter(([, count]) => count >= SEASON_DAYS).map(([minutes]) => minutes);
  return [usual, ...seasons].sort((a, b) => Math.abs(a) - Math.abs(b));
}

/** How a place's clock stands to Glasgow's over the year. */
export interface Gap {
  /** "five hours behind Glasgow", "nine to eleven hours ahead of Glasgow", "on Glasgow time". */
  differenceText: string;
  /** The same from the other end: "five hours ahead of you"; absent where the clocks are one. */
  deskText: string | undefined;
  /** The same in figures, in two short lines: "9 to 11 hours", "ahead of us". */
  figures: readonly [string, string];
}

/** Puts a place's difference into words. */
export function describeGap(difference: ClockDifference): Gap {
  const gaps = seasonalGaps(difference);
  const [least, most] = [gaps[0]!, gaps.at(-1)!];
  if (most === 0) {
    return { differenceText: "on Glasgow time", deskText: undefined, figures: ["Glasgow time", "all year"] };
  }
  const hours = hoursBetween(Math.abs(least), Math.abs(most), hoursInWords);
  const figures = hoursBetween(Math.abs(least), Math.abs(most), hoursInFigures);
  return most < 0
    ? {
        differenceText: `${hours} behind Glasgow`,
        deskText: `${hours} ahead of you`,
        figures: [figures, "behind us"],
      }
    : {
        differenceText: `${hours} ahead of Glasgow`,
        deskText: `${hours} behind you`,
        figures: [figures, "ahead of us"],
      };
}

/** "five hours", "seven or eight hours", "nine to eleven hours". */
function hoursBetween(least: number, most: number, write: (minutes: number) => string): string {
  if (least === most) return write(least);
  return `${write(least).replace(/ hours?$/, "")} ${most - least === 60 ? "or" : "to"} ${write(most)}`;
}

const QUARTERS = ["", "¼", "½", "¾"];

/** "3½ hours", "1 hour". */
function hoursInFigures(minutes: number): string {
  const figure = `${Math.floor(minutes / 60) || ""}${QUARTERS[(minutes % 60) / 15]}`;
  return `${figure} ${figure === "1" ? "hour" : "hours"}`;
}

/** What nine to five at a place is on the desk's clock, and the stretches of the year in which it is another. */
export function describeClock(city: City, difference: ClockDifference, context: PlaceContext): string {
  const { differenceText } = describeGap(difference);
  if (difference.usual === 0) {
    return `${city.name} keeps ${differenceText.slice(3)}, so nine to five there is nine to five at our desk.`;
  }
  const atDesk = formatHours(shiftHours(WORKING_DAY, -difference.usual));
  const there = `nine to five there is ${atDesk} at our desk.`;
  const stands =
    seasonalGaps(difference).length > 1
      ? `${city.label} is ${differenceText}. Most often the gap is ${hoursInWords(Math.abs(difference.usual))}: ${there}`
      : `${city.label} is ${differenceText}: ${there}`;
  return [stands, ...describeExceptions(city, difference.exceptions, context)].join(" ");
}

/** A sentence on them, or none. */
function describeExceptions(
  { label, timezone }: City,
  exceptions: readonly DifferencePeriod[],
  { asOf, offsetOf }: PlaceContext,
): string[] {
  if (exceptions.length === 0) return [];
  const byMinutes = new Map<number, string[]>();
  for (const { minutes, from, to } of exceptions) {
    const stretch = from === to ? `on ${formatDay(from)}` : `from ${formatDay(from)} to ${formatDay(to)}`;
    byMinutes.set(minutes, [...(byMinutes.get(minutes) ?? []), stretch]);
  }
  const gaps = [...byMinutes].map(
    ([minutes, stretches]) => `${hoursInWords(Math.abs(minutes))} ${listOf(stretches)}`,
  );
  const [january, july] = ["01-15", "07-15"].map((day) => offsetOf(timezone, nextDate(day, asOf)));
  const reason =
    january === july
      ? `${label} leaves its clocks alone and Glasgow does not`
      : "The two do not change their clocks on the same days";
  return [`${reason}, so the gap is ${gaps.join("; it is ")}.`];
}
