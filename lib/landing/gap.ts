import type { City } from "@/lib/content";
import { shiftHours, WORKING_DAY } from "@/lib/geo/coverage";
import type { ClockDifference, DifferencePeriod } from "@/lib/geo/zone";
import { utcDay } from "@/lib/geo/zone";
import { listOf } from "./english";
import type { PlaceContext } from "./place-context";
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

/** How a place's clock stands to the desk's over the year. */
export interface Gap {
  /** "five hours behind Leeds", "nine to eleven hours ahead of Leeds", "on Leeds time". */
  differenceText: string;
  /** Where the answer comes from: "from Leeds, five hours ahead of you", "on the same clock as yours". */
  deskText: string;
  /** The same in figures, in two short lines: "9 to 11 hours", "ahead of us". */
  figures: readonly [string, string];
}

type GapContext = Pick<PlaceContext, "messages" | "words" | "homeCity">;

/** Puts a place's difference into words. */
export function describeGap(difference: ClockDifference, { messages, words, homeCity }: GapContext): Gap {
  const { ahead, behind, same, deskAhead, deskBehind, figures } = messages.place.difference;
  const { away, sameClock } = messages.introductions.desk;
  const gaps = seasonalGaps(difference);
  const [least, most] = [gaps[0]!, gaps.at(-1)!];
  const write = ([first, second]: (typeof figures)["ahead"], hours: string) =>
    [first({ hours, homeCity }), second({ hours, homeCity })] as const;
  if (most === 0) {
    return {
      differenceText: same({ homeCity }),
      deskText: sameClock({ homeCity }),
      figures: write(figures.same, ""),
    };
  }
  const hours = words.durations(Math.abs(least), Math.abs(most));
  const inFigures = words.figures(Math.abs(least), Math.abs(most));
  return most < 0
    ? {
        differenceText: behind({ hours, homeCity }),
        deskText: away({ homeCity, difference: deskAhead({ hours }) }),
        figures: write(figures.behind, inFigures),
      }
    : {
        differenceText: ahead({ hours, homeCity }),
        deskText: away({ homeCity, difference: deskBehind({ hours }) }),
        figures: write(figures.ahead, inFigures),
      };
}

/** What nine to five at a place is on the desk's clock, and the stretches of the year in which it is another. */
export function describeClock(city: City, difference: ClockDifference, context: PlaceContext): string {
  const { messages, words, homeCity } = context;
  const { same, other, seasonal } = messages.place.clock;
  if (difference.usual === 0) return same({ city: city.name, homeCity });
  const values = {
    city: city.label,
    difference: describeGap(difference, context).differenceText,
    hours: words.hours(shiftHours(WORKING_DAY, -difference.usual)),
  };
  const stands =
    seasonalGaps(difference).length > 1
      ? seasonal({ ...values, usual: words.duration(Math.abs(difference.usual)) })
      : other(values);
  return [stands, ...describeExceptions(city, difference.exceptions, context)].join(" ");
}

/** A sentence on them, or none. */
function describeExceptions(
  { label, timezone }: City,
  exceptions: readonly DifferencePeriod[],
  { messages, words, homeCity, asOf, offsetOf }: PlaceContext,
): string[] {
  if (exceptions.length === 0) return [];
  const { oneDay, stretch, gap, moreGaps, clocksNeverChange, clocksChangeApart } = messages.place.clock;
  const byMinutes = new Map<number, string[]>();
  for (const { minutes, from, to } of exceptions) {
    const days =
      from === to ? oneDay({ day: words.day(from) }) : stretch({ from: words.day(from), to: words.day(to) });
    byMinutes.set(minutes, [...(byMinutes.get(minutes) ?? []), days]);
  }
  const gaps = [...byMinutes]
    .map(([minutes, days]) => gap({ hours: words.duration(Math.abs(minutes)), stretches: listOf(days) }))
    .reduce((before, next) => moreGaps({ gaps: before, gap: next }));
  const [january, july] = ["01-15", "07-15"].map((day) => offsetOf(timezone, nextDate(day, asOf)));
  const reason = january === july ? clocksNeverChange : clocksChangeApart;
  return [reason({ city: label, homeCity, gaps })];
}
