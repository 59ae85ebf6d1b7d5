import Holidays from "date-holidays";
import { CORRECTIONS } from "./holiday-corrections";
import { yearLater } from "./days";

/**
 * A public holiday: ISO date, name in English. Two on one day are joined: "A and B". A day that is not dated yet has
 * "(expected)" after its name.
 */
export interface Holiday {
  date: string;
  name: string;
  /** Replaces a holiday that falls on a weekend or on another holiday. */
  inLieu: boolean;
  /** Minute of the local day at which it begins; 0 for a whole day. */
  from: number;
}

/**
 * Public holidays in the twelve months from `asOf`, that day included, in order.
 * Source: date-holidays (ISC, data CC BY 3.0) with `CORRECTIONS`. A day in lieu is listed besides the day it replaces.
 *
 * @param country ISO 3166 alpha-2
 * @param subdivision code of state, province, Land, nation or region as date-holidays knows it
 * @param region code of a part of the subdivision with its own holidays
 * @see docs/decisions/0005-dates-from-as-of.md
 */
export function publicHolidays(
  country: string,
  subdivision: string | undefined,
  asOf: string,
  region?: string,
): Holiday[] {
  // Skipping observances and school holidays halves the time.
  const calendar = new Holidays(country, subdivision ?? "", region ?? "", { types: ["public"] });
  const keys = [country, `${country}-${subdivision}`, `${country}-${subdivision}-${region}`];
  const corrections = keys.flatMap((key) => CORRECTIONS[key] ?? []);
  const dropped = new Set(corrections.flatMap(({ drop = [] }) => drop));
  const staying = new Set(corrections.flatMap(({ stays = [] }) => stays));
  const expected = new Set(corrections.flatMap(({ expected: names = [] }) => names));
  const renamed = new Map(corrections.flatMap(({ rename = {} }) => Object.entries(rename)));
  const added = new Map(corrections.flatMap(({ add = {} }) => Object.entries(add)));
  for (const [rule, name] of added) {
    // `substitute` marks the days that a rule adds with "and if".
    calendar.setHoliday(rule, { name: { en: name }, type: "public", substitute: true });
  }
  const end = yearLater(asOf);
  const year = Number(asOf.slice(0, 4));
  const days = new Map<string, Holiday & { names: Set<string> }>();
  for (const { date, name, rule, substitute = false } of [year, year + 1].flatMap((y) =>
    calendar.getHolidays(y, "en"),
  )) {
    const day = date.slice(0, 10);
    const holiday = name.replace(/ \(substitute day\)$/, "");
    if (day < asOf || day >= end) continue;
    // An added rule may have the name of a dropped one; a holiday that stays on its day has none in lieu.
    if ((dropped.has(holiday) && !added.has(rule)) || (substitute && staying.has(holiday))) continue;
    const from = minuteOf(date);
    const known = days.get(day) ?? { date: day, name: "", inLieu: true, from, names: new Set<string>() };
    days.set(day, {
      ...known,
      names: known.names.add(
        tidy(renamed.get(holiday) ?? holiday) +
          (substitute ? " (in lieu)" : expected.has(holiday) ? " (expected)" : ""),
      ),
      inLieu: known.inLieu && substitute,
      from: Math.min(known.from, from),
    });
  }
  return [...days.values()]
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ names: all, ...day }) => ({ ...day, name: [...all].join(" and ") }));
}

/** By name. The package translates all names of a country at every question, and each city asks. */
const existing = new Map<string, boolean>();

/**
 * Returns true if date-holidays or `CORRECTIONS` knows a subdivision and a region of it. For an unknown code
 * date-holidays silently falls back to the country's calendar.
 */
export function calendarExists(country: string, subdivision = "", region = ""): boolean {
  const name = `${country}-${subdivision}-${region}`;
  const exists = existing.get(name) ?? (name in CORRECTIONS || isListed(country, subdivision, region));
  existing.set(name, exists);
  return exists;
}

function isListed(country: string, subdivision: string, region: string): boolean {
  // Contrary to its type, undefined for countries with the same holidays everywhere.
  const states: Record<string, string> | undefined = catalogue.getStates(country);
  if (!Object.hasOwn(states ?? {}, subdivision)) return false;
  const regions: Record<string, string> | undefined = catalogue.getRegions(country, subdivision);
  return region === "" || Object.hasOwn(regions ?? {}, region);
}

/** Without a country: only looks up names of subdivisions and regions. */
const catalogue = new Holidays();

/** Minute of the day of "2026-12-24 18:00:00". */
function minuteOf(date: string): number {
  return Number(date.slice(11, 13)) * 60 + Number(date.slice(14, 16));
}

/** Normalises apostrophes and spaces around slashes. */
function tidy(name: string): string {
  return name.replaceAll("’", "'").replaceAll(/\s*\/\s*/g, " / ");
}
