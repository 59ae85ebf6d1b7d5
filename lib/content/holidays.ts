import { calendarName } from "@/lib/geo/calendar";
import { publicHolidays, type Holiday } from "@/lib/geo/holidays";
import { memoizeBySource } from "./memoize-by-source.ts";
import type { CityContent, RegionContent } from "./schema/location.ts";

/** Public holidays by the name of their calendar, see `calendarName`. */
export type HolidayCalendars = Readonly<Record<string, readonly Holiday[]>>;

const keepCalendar = memoizeBySource<readonly Holiday[]>();

/**
 * The public holidays of every town. They are kept with the content: to work them out takes a second, and
 * each of the build's processes and threads needs them.
 *
 * @param cities by the slug of their country
 * @param asOf the day from which twelve months are counted
 */
export function findHolidays(
  regions: readonly RegionContent[],
  cities: Readonly<Record<string, readonly CityContent[]>>,
  asOf: string,
): HolidayCalendars {
  const calendars: Record<string, readonly Holiday[]> = {};
  for (const { slug, code } of regions.flatMap(({ countries }) => countries)) {
    for (const { subdivision, holidayRegion } of cities[slug] ?? []) {
      const name = calendarName(code, subdivision, holidayRegion);
      calendars[name] ??= keepCalendar(name, asOf, () =>
        publicHolidays(code, subdivision, asOf, holidayRegion),
      );
    }
  }
  return calendars;
}
