/** The time difference between a city and the desk in words, and the weeks of the year in which it is another. */
import type { City } from "@/lib/content";
import { shiftHours, WORKING_DAY } from "@/lib/geo/daily-hours";
import { seasonalDifferences, type ClockDifference, type DifferencePeriod } from "@/lib/geo/days";
import { clockChanges } from "@/lib/geo/zone";
import { listOf, type Wording } from "../english";

export interface TimeDifferenceTexts {
  /** "five hours behind Leeds", "nine to eleven hours ahead of Leeds", "on Leeds time". */
  differenceText: string;
  /** In figures, on two short lines: "9 to 11 hours", "ahead of us". */
  figures: readonly [string, string];
}

interface TimeDifferenceContext extends Wording {
  homeCity: string;
  /** ISO date from which twelve months are counted. */
  asOf: string;
}

/** The difference in a sentence and in figures, as it is in all seasons: "seven or eight hours behind Leeds". */
export function describeTimeDifference(
  difference: ClockDifference,
  context: TimeDifferenceContext,
): TimeDifferenceTexts {
  const { messages, words, homeCity } = context;
  const { same, figures } = messages.city.difference;
  const seasons = seasonalDifferences(difference);
  const [least, most] = [seasons[0]!, seasons.at(-1)!];
  const write = ([first, second]: (typeof figures)["ahead"], hours: string) =>
    [first({ hours, homeCity }), second({ hours, homeCity })] as const;
  if (most === 0) {
    return {
      differenceText: same({ homeCity }),
      figures: write(figures.same, ""),
    };
  }
  const inFigures = words.figures(Math.abs(least), Math.abs(most));
  return {
    differenceText: inWords(least, most, context),
    figures: write(most < 0 ? figures.behind : figures.ahead, inFigures),
  };
}

/** "Five or six hours behind Leeds". @param most minutes, other than 0 */
function inWords(least: number, most: number, { messages, words, homeCity }: TimeDifferenceContext): string {
  const { ahead, behind } = messages.city.difference;
  return (most < 0 ? behind : ahead)({ hours: words.durations(Math.abs(least), Math.abs(most)), homeCity });
}

/** Nine to five in the city on the desk's clock, and the weeks of the year in which it differs. */
export function describeWorkingDay(
  city: City,
  difference: ClockDifference,
  context: TimeDifferenceContext,
): string {
  const { messages, words, homeCity } = context;
  const { home, same, other, seasonal } = messages.city.clock;
  if (city.name === homeCity) return home({ city: city.name });
  if (difference.usual === 0) return same({ city: city.name, homeCity });
  const values = {
    city: city.name,
    difference: describeTimeDifference(difference, context).differenceText,
    hours: words.hours(shiftHours(WORKING_DAY, -difference.usual)),
  };
  const usually =
    seasonalDifferences(difference).length > 1
      ? seasonal({ ...values, usual: inWords(difference.usual, difference.usual, context) })
      : other(values);
  return [usually, ...describeExceptions(city, difference.exceptions, context)].join(" ");
}

/** One sentence on the weeks with another difference; none if there are no such weeks. */
function describeExceptions(
  { name, timezone }: City,
  exceptions: readonly DifferencePeriod[],
  { messages, words, homeCity, asOf }: TimeDifferenceContext,
): string[] {
  if (exceptions.length === 0) return [];
  const { oneDay, running, stretch, exception, moreExceptions, clocksNeverChange, clocksChangeApart } =
    messages.city.clock;
  const byMinutes = new Map<number, string[]>();
  for (const { minutes, from, to: end, until: to = end } of exceptions) {
    const days =
      from === to
        ? oneDay({ day: words.date(from) })
        : from === asOf
          ? running({ to: words.date(to) })
          : stretch({
              from: from.slice(0, 4) === to.slice(0, 4) ? words.day(from) : words.date(from),
              to: words.date(to),
            });
    byMinutes.set(minutes, [...(byMinutes.get(minutes) ?? []), days]);
  }
  const allExceptions = [...byMinutes]
    .map(([minutes, days]) =>
      exception({ hours: words.duration(Math.abs(minutes)), stretches: listOf(days) }),
    )
    .reduce((before, next) => moreExceptions({ exceptions: before, exception: next }));
  const reason = clockChanges(timezone, asOf).length === 0 ? clocksNeverChange : clocksChangeApart;
  return [reason({ city: name, homeCity, exceptions: allExceptions })];
}
