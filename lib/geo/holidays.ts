import Holidays from "date-holidays";
import { yearLater } from "./zone";

/** A public holiday: ISO date, name in English. Two on one day are joined: "A and B". */
export interface Holiday {
  date: string;
  name: string;
  /** Stands for a holiday that falls on a weekend or on another holiday. */
  inLieu: boolean;
}

/** Names that nobody there would use. */
const COMMON_NAMES: Record<string, string> = { "National Holiday": "Day of German Unity" };

/**
 * Public holidays in the twelve months from `asOf`, that day included, in order.
 * Source: date-holidays (ISC, data CC BY 3.0). A day in lieu is listed beside the day it stands for.
 *
 * @param country ISO 3166 alpha-2
 * @param region code of a part of the subdivision with holidays of its own
 * @param subdivision code of state, province, Land, nation or region as date-holidays knows it
 */
export function publicHolidays(
  country: string,
  subdivision: string | undefined,
  asOf: string,
  region?: string,
): Holiday[] {
  const calendar = new Holidays(country, subdivision ?? "", region ?? "");
  const end = yearLater(asOf);
  const year = Number(asOf.slice(0, 4));
  const days = new Map<string, { names: Set<string>; inLieu: boolean }>();
  for (const { date, name, type, substitute = false } of [year, year + 1].flatMap((y) =>
    calendar.getHolidays(y, "en"),
  )) {
    const day = date.slice(0, 10);
    if (type !== "public" || day < asOf || day >= end) continue;
    const { names, inLieu } = days.get(day) ?? { names: new Set(), inLieu: true };
    days.set(day, { names: names.add(COMMON_NAMES[name] ?? name), inLieu: inLieu && substitute });
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, { names, inLieu }]) => ({ date, name: [...names].join(" and "), inLieu }));
}
