/** Time zones by the platform's own IANA data, through `Intl`. Offsets are minutes east of UTC. */
import {
  type ClockDifference,
  daysByDifference,
  type DifferencePeriod,
  isoDate,
  utcDay,
  yearLater,
} from "./days";

interface ZoneChange {
  /** First instant at which the new rule differs from the old. */
  from: number;
  /** Minutes ahead of UTC from then on, all year. */
  offset: number;
}

/**
 * Zones that have stopped changing their clocks, as the IANA database has them: British Columbia (release 2026b), Alberta
 * (2026c) and Manitoba (2026e) did not go back on 1 November 2026. Where the platform knows it already, both say the same.
 */
const ZONE_CHANGES: Readonly<Record<string, ZoneChange>> = {
  "America/Vancouver": { from: Date.parse("2026-11-01T09:00:00Z"), offset: -420 },
  "America/Edmonton": { from: Date.parse("2026-11-01T08:00:00Z"), offset: -360 },
  "America/Winnipeg": { from: Date.parse("2026-11-01T07:00:00Z"), offset: -300 },
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    // hourCycle h23: some engines otherwise write midnight as "24:00".
    format = new Intl.DateTimeFormat("en-GB", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(zone, format);
  }
  return format;
}

/**
 * Offset of a zone from UTC at an instant, in minutes (New York in winter: -300).
 *
 * @throws RangeError for a zone the platform does not know
 */
export function offsetMinutes(zone: string, at: Date): number {
  const change = ZONE_CHANGES[zone];
  if (change && at.getTime() >= change.from) return change.offset;
  // Loading the data of `Intl` takes a phone a tenth of a second.
  if (typeof Temporal !== "undefined")
    return Math.round(
      Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).offsetNanoseconds / 60e9,
    );
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value);
  const local = Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second);
  return Math.round((local - Math.floor(at.getTime() / 1000) * 1000) / MINUTE);
}

/** Days between samples; a week with a change is searched day by day. No zone changes twice in a week. */
const STRIDE = 7;

/**
 * The time differences between two zones in the twelve months from `asOf`, as periods in order.
 * Measured at noon UTC, so a change of clocks counts from the day on which it happens.
 *
 * @see docs/decisions/0005-dates-from-as-of.md
 */
export function differencePeriods(zone: string, base: string, asOf: string): DifferencePeriod[] {
  const days = (utcDay(yearLater(asOf)).getTime() - utcDay(asOf).getTime()) / DAY;
  const dateOf = (day: number) => isoDate(utcDay(asOf, day));
  const differenceOn = (day: number) => {
    const noon = new Date(utcDay(asOf, day).getTime() + DAY / 2);
    return offsetMinutes(zone, noon) - offsetMinutes(base, noon);
  };
  const periods: DifferencePeriod[] = [{ from: asOf, to: asOf, minutes: differenceOn(0) }];
  const extend = (to: number, minutes: number) => {
    const last = periods.at(-1)!;
    if (last.minutes === minutes) last.to = dateOf(to);
    else periods.push({ from: dateOf(to), to: dateOf(to), minutes });
  };
  for (let day = 0; day < days - 1;) {
    const next = Math.min(day + STRIDE, days - 1);
    const minutes = differenceOn(next);
    if (minutes === periods.at(-1)!.minutes) extend(next, minutes);
    else for (let each = day + 1; each <= next; each += 1) extend(each, differenceOn(each));
    day = next;
  }
  return periods;
}

const differences = new Map<string, ClockDifference>();

/** Summarises `differencePeriods`: the usual difference and the exceptions. Asked for each city of a zone. */
export function clockDifference(zone: string, base: string, asOf: string): ClockDifference {
  const key = `${zone} ${base} ${asOf}`;
  const known = differences.get(key) ?? summarise(zone, base, asOf);
  differences.set(key, known);
  return known;
}

function summarise(zone: string, base: string, asOf: string): ClockDifference {
  const periods = differencePeriods(zone, base, asOf);
  const usual = [...daysByDifference(periods)].sort((a, b) => b[1] - a[1])[0]![0];
  const last = periods.at(-1)!;
  if (last.minutes !== usual) {
    const [after] = differencePeriods(zone, base, yearLater(asOf));
    if (after!.minutes === last.minutes) last.until = after!.to;
  }
  const at = (monthDay: string) => {
    const year = Number(asOf.slice(0, 4));
    const date = `${year}-${monthDay}` >= asOf ? `${year}-${monthDay}` : `${year + 1}-${monthDay}`;
    return periods.find(({ from, to }) => from <= date && date <= to)!.minutes;
  };
  return {
    usual,
    exceptions: periods.filter(({ minutes }) => minutes !== usual),
    january: at("01-15"),
    july: at("07-15"),
  };
}

/** The days of the twelve months from `asOf` on which the clocks of a zone are changed, as ISO dates. */
export function clockChanges(zone: string, asOf: string): string[] {
  const periods = differencePeriods(zone, "UTC", asOf);
  const dayBefore = offsetMinutes(zone, new Date(utcDay(asOf).getTime() - DAY / 2));
  return periods
    .filter(({ minutes }, index) => minutes !== (index === 0 ? dayBefore : periods[index - 1]!.minutes))
    .map(({ from }) => from);
}
