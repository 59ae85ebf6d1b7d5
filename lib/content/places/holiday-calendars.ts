import { calendarName } from "@/lib/geo/calendar-name";
import { publicHolidays, type Holiday } from "@/lib/geo/holidays";
import type { CityPlace, RegionContent } from "../schema/location.ts";

/** Public holidays by the name of their calendar, see `calendarName`. */
export type HolidayCalendars = Readonly<Record<string, readonly Holiday[]>>;

/**
 * The public holidays of every city. Cached with the content: computing them takes a second, and every process and
 * thread of a build needs them.
 *
 * @param cities by the slug of their country
 * @param asOf ISO date from which twelve months are counted
 */
export function findHolidays(
  regions: readonly RegionContent[],
  cities: Readonly<Record<string, readonly CityPlace[]>>,
  asOf: string,
): HolidayCalendars {
  const calendars: Record<string, readonly Holiday[]> = {};
  for (const { slug, code } of regions.flatMap(({ countries }) => countries)) {
    for (const { subdivision, holidayRegion } of cities[slug] ?? []) {
      const name = calendarName(code, subdivision, holidayRegion);
      calendars[name] ??= publicHolidays(code, subdivision, asOf, holidayRegion);
    }
  }
  return calendars;
}
