import { calendarName } from "@/lib/geo/calendar";
import { calendarExists } from "@/lib/geo/holidays";
import type { ContentProblem } from "../problems.ts";
import type { HolidaySource } from "../schema/holiday-sources.ts";
import type { CityRow } from "./cities.ts";

const FILE = "content/holiday-sources.yaml";

/** Holiday calendars without a source, and sources of calendars that no city has. */
export function findHolidaySourceProblems(
  sources: readonly HolidaySource[] | undefined,
  rows: readonly CityRow[],
): ContentProblem[] {
  if (!sources) return [];
  const cities = citiesByCalendar(rows);
  const known = new Set(sources.map(({ calendar }) => calendar));
  const missing = [...cities].filter(([calendar]) => !known.has(calendar));
  return [
    ...sources.flatMap(({ calendar }, index) => {
      if (cities.has(calendar)) return [];
      const message = `expected the holiday calendar of a city of content/locations, got “${calendar}”`;
      // A city that has lost its region keeps the calendar of its state.
      const [state, { file, names } = {}] =
        [...cities].find(([name]) => calendar.startsWith(`${name}-`)) ?? [];
      const lost = `expected a city with ${calendar}, a calendar of ${FILE}; ${names?.join(", ")} have ${state}`;
      // A row is missing too if the name of the calendar is misspelt.
      return file && missing.length === 0
        ? { file, field: "holidayRegion", message: lost }
        : { file: FILE, field: `[${index}].calendar`, message };
    }),
    ...missing.map(([calendar, { names }]) => ({
      file: FILE,
      field: "",
      message: `expected a row for ${calendar}, the holiday calendar of ${names[0]}`,
    })),
  ];
}

/** The cities of each calendar. Calendars that do not exist are reported with the city. */
function citiesByCalendar(rows: readonly CityRow[]) {
  const cities = new Map<string, { file: string; names: string[] }>();
  for (const { file, country, city } of rows) {
    const { name, subdivision, holidayRegion } = city;
    const calendar = calendarName(country, subdivision, holidayRegion);
    const exists = subdivision === undefined || calendarExists(country, subdivision, holidayRegion);
    const { names } = cities.get(calendar) ?? { names: [] };
    if (exists) cities.set(calendar, { file, names: [...names, name] });
  }
  return cities;
}
