/** Checks that statements about the law, holiday calendars and minimum wages name existing places, and fit them. */
import { formatField, type ContentProblem } from "../problems.ts";
import type { Industry } from "../schema/industry.ts";
import type { LawStatement, HolidaySource, MinimumWage } from "../schema/law.ts";
import type { CountryContent } from "../schema/location.ts";
import { stringsOf } from "../strings-of.ts";
import { calendarName } from "@/lib/geo/calendar-name";
import { calendarExists } from "@/lib/geo/holidays";
import type { CityLists, CityRow } from "./check-cities.ts";
import { COUNTRY_OF_STAFF_COSTS, placesOf } from "../minimum-wages.ts";

/** Statements on unknown states, or on others than their id or text names. The states of a country are those of its cities. */
export function findLawProblems(
  law: readonly LawStatement[],
  countries: readonly CountryContent[],
  cityLists: CityLists,
): ContentProblem[] {
  const general = new Set(law.flatMap(({ id, industries: bound }) => (bound ? [] : id)));
  return law.flatMap((statement, index) => {
    const [country = ""] = statement.countries;
    const cities = cityLists.get(country);
    const states = cities && new Set(cities.map(({ subdivision }) => subdivision));
    const text = `${statement.text} ${statement.source?.title}`;
    const named = new Set(
      cities?.flatMap(({ admin, subdivision = [] }) => (text.includes(admin) ? subdivision : [])),
    );
    const ownCountry = countries.find(({ slug }) => statement.id.startsWith(`${slug}-`))?.slug;
    const isElsewhere = ownCountry !== undefined && !statement.countries.includes(ownCountry);
    const shared = statement.states?.filter((state) => !hasOwn(law, statement, state));
    const namesOther = named.size > 0 && !statement.states?.some((state) => named.has(state));
    return [
      ...(isElsewhere
        ? findUnknown(
            "countries",
            statement.countries,
            new Set([ownCountry]),
            "the country that the id names",
          )
        : []),
      ...findUnknown(
        "states",
        statement.states,
        states,
        `a subdivision of content/locations/${country}.yaml`,
      ),
      ...findUnknown("states", statement.states, new Set(shared), "a state without a statement of its own"),
      ...(namesOther ? findUnknown("states", statement.states, named, "the state that the text names") : []),
      ...findUnknown("replaces", statement.replaces, general, "a statement without industries"),
    ].map(({ field, message }) => ({ file: "content/law.yaml", field: `[${index}].${field}`, message }));
  });
}

/** Values of a list that are not known; none if it is not known which there are. */
function findUnknown(
  list: string,
  values: readonly string[] | undefined,
  known: { has(value: string): boolean } | undefined,
  expected: string,
) {
  if (!values || !known) return [];
  return values.flatMap((value, index) =>
    known.has(value) ? [] : { field: `${list}[${index}]`, message: `expected ${expected}, got “${value}”` },
  );
}

/** Whether a statement of several states is on the topic of one of that state alone, which may say otherwise. */
function hasOwn(law: readonly LawStatement[], { topic, states, industries }: LawStatement, state: string) {
  const isOwn = (other: LawStatement) =>
    other.topic === topic && !other.industries && other.states?.length === 1 && other.states[0] === state;
  return !industries && states!.length > 1 && law.some(isOwn);
}

/** Emergency numbers where nobody answers them: texts of an industry are for its country, or for all if not under `in`. */
export function findForeignEmergencyNumbers(
  countries: readonly CountryContent[],
  law: readonly LawStatement[],
  industries: readonly (readonly [file: string, industry: Industry])[],
): ContentProblem[] {
  const lists = new Map(countries.map(({ slug, emergency }) => [slug, emergency]));
  // No amounts, times and counts: "£112", "112%", "110 rooms".
  const after = "(?![\\w:%-]|[.,]\\d| [a-z]+s\\b)";
  const numbers = new RegExp(`(?<![\\w.,:£$€-])(${[...lists.values()].flat().join("|")})${after}`, "g");
  const texts = [
    ...law.map(
      (statement, index) =>
        ["content/law.yaml", [index, "text"], statement.text, statement.countries] as const,
    ),
    ...industries.flatMap(([file, industry]) =>
      stringsOf(industry).map(
        ([path, text]) => [file, path, text, path[0] === "in" ? [path[1]] : []] as const,
      ),
    ),
  ];
  return texts.flatMap(([file, path, text, slugs]) =>
    (text.match(numbers) ?? [])
      .filter((number) => !slugs.some((slug) => lists.get(String(slug))?.includes(number)))
      .map((number) => {
        const message = `expected emergency numbers of ${slugs.join(", ") || "all countries"}, as in content/locations/regions.yaml, got ${number}`;
        return { file, field: formatField(path), message };
      }),
  );
}

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

/** Minimum wages of unknown states and cities, of a place that has one already, or below that of the state around a city. */
export function findMinimumWageProblems(
  wages: readonly MinimumWage[],
  cityLists: CityLists,
): ContentProblem[] {
  const seen = new Set<string>();
  return wages.flatMap((wage, index) => {
    const { country, states = [], cities = [] } = wage;
    const listed = cityLists.get(country);
    const places = placesOf(wage);
    const repeated = places.filter((place) => seen.has(place));
    for (const place of places) seen.add(place);
    const problems: [field: string, message: string][] = [];
    if (country === COUNTRY_OF_STAFF_COSTS)
      problems.push(["country", "expected none: the wage there is that of content/staff-costs.yaml"]);
    for (const [field, key, names] of [
      ["states", "subdivision", states],
      ["cities", "slug", cities],
    ] as const) {
      const known = listed && new Set(listed.map((city) => city[key] ?? ""));
      const unknown = findUnknown(field, names, known, `a ${key} of content/locations/${country}.yaml`);
      problems.push(...unknown.map((problem) => [problem.field, problem.message] as [string, string]));
    }
    const around = cities.map((slug) => listed?.find((city) => city.slug === slug)?.subdivision ?? "");
    const wider = wages.find(
      (other) =>
        other.country === country &&
        (other.states?.some((state) => around.includes(state)) ?? !other.cities) &&
        other.hourly > wage.hourly,
    );
    if (wider) problems.push(["hourly", `expected at least ${wider.hourly}, as all around`]);
    for (const place of repeated) problems.push(["", `expected one row for “${place.trim()}”`]);
    return problems.map(([field, message]) => ({
      file: "content/minimum-wages.yaml",
      field: field ? `[${index}].${field}` : `[${index}]`,
      message,
    }));
  });
}
