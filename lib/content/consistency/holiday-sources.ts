import { calendarName } from "@/lib/geo/calendar";
import { calendarExists } from "@/lib/geo/holidays";
import type { ContentProblem } from "../problems.ts";
import type { HolidaySource } from "../schema/holiday-sources.ts";
import type { CityContent, RegionContent } from "../schema/location.ts";

const FILE = "content/holiday-sources.yaml";

/** Holiday calendars without a source, and sources of calendars that no city has. */
export function findHolidaySourceProblems(
  sources: readonly HolidaySource[] | undefined,
  regions: readonly RegionContent[],
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
): ContentProblem[] {
  if (!sources) return [];
  const cities = citiesByCalendar(regions, cityLists);
  const known = new Set(sources.map(({ calendar }) => calendar));
  const missing = [...cities].filter(([calendar]) => !known.has(calendar));
  return [
    ...sources.flatMap(({ calendar }, index) =>
      cities.has(calendar)
        ? []
        : [
            {
              file: FILE,
              field: `[${index}].calendar`,
              message: `expected the holiday calendar of a city of content/locations, got “${calendar}”`,
            },
          ],
    ),
    ...missing.map(([calendar, city]) => ({
      file: FILE,
      field: "",
      message: `expected a row for ${calendar}, the holiday calendar of ${city}`,
    })),
  ];
}

/** Name of the first city of each calendar. Calendars that do not exist are reported with the city. */
function citiesByCalendar(
  regions: readonly RegionContent[],
  cityLists: ReadonlyMap<string, readonly CityContent[]>,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const { slug, code } of regions.flatMap(({ countries }) => countries)) {
    for (const { name, subdivision, holidayRegion } of cityLists.get(slug) ?? []) {
      const calendar = calendarName(code, subdivision, holidayRegion);
      const exists = subdivision === undefined || calendarExists(code, subdivision, holidayRegion);
      if (exists && !names.has(calendar)) names.set(calendar, name);
    }
  }
  return names;
}
