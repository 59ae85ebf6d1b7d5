/** Checks cities and the company's home city without a gazetteer: their fields have to agree with each other. */
import { calendarExists } from "@/lib/geo/holidays";
import { distanceKm, type Point } from "@/lib/geo/distance";
import { isZoneOf, zoneAt } from "@/lib/geo/zones-of-places";
import type { ContentProblem } from "../problems.ts";
import type { CityContent, Climate, CountryContent } from "../schema/location.ts";
import type { Site } from "../schema/site.ts";

/** Nearer centres are the same city, or a copied row. */
const SAME_CITY_KM = 1;
/** More than SAME_CITY_KM from north to south: spares computing most of the distances. */
const SAME_CITY_DEGREES = 0.01;
/** Cities nearer than this have no district of one name: it was copied from the other. */
const OTHER_DISTRICTS_KM = 100;
/** Greatest distance of the company from its home city. */
const HOME_KM = 60;

/** The lists that could be read, by the slug of their country. */
export type CityLists = ReadonlyMap<string, readonly CityContent[]>;

interface FieldProblem {
  field: string;
  message: string;
}

/** A city with its position in the content. */
export interface CityRow {
  file: string;
  index: number;
  /** ISO 3166 alpha-2. */
  country: string;
  city: CityContent;
}

/** The cities of all files that could be read. */
export function rowsOf(countries: readonly CountryContent[], cityLists: CityLists): CityRow[] {
  return countries.flatMap(({ slug, code: country }) =>
    (cityLists.get(slug) ?? []).map((city, index) => {
      return { file: `content/locations/${slug}.yaml`, index, country, city };
    }),
  );
}

function toProblem({ file, index }: CityRow, { field, message }: FieldProblem): ContentProblem {
  return { file, field: `[${index}].${field}`, message };
}

/** Cities whose coordinates, zone or state contradict their country. */
export function findCityProblems(rows: readonly CityRow[]): ContentProblem[] {
  return rows.flatMap((row) =>
    [...findCoordinateProblems(row.city, row.country), ...findStateProblems(row.city, row.country)].map(
      (problem) => toProblem(row, problem),
    ),
  );
}

/** Cities whose climate does not fit their latitude. */
export function findUnlikelyClimates(
  rows: readonly CityRow[],
  climates: readonly Climate[],
): ContentProblem[] {
  const conditionsOf = new Map(climates.map(({ id, conditions }) => [id, conditions]));
  return rows.flatMap((row) => {
    const { climate, latitude } = row.city;
    const conditions = conditionsOf.get(climate);
    const degrees = Math.abs(latitude);
    const expected =
      (degrees > 45 && conditions?.includes("cold") === false && "with cold winters beyond 45 degrees") ||
      (degrees < 30 && conditions?.includes("snow") && "without snow within 30 degrees");
    const message = `expected a climate ${expected}, got “${climate}”`;
    return expected ? toProblem(row, { field: "climate", message }) : [];
  });
}

/** Districts that are also those of an earlier city nearby. */
export function findSharedDistricts(rows: readonly CityRow[]): ContentProblem[] {
  return rows.flatMap((row) =>
    rows
      .filter(({ file, index }) => file === row.file && index < row.index)
      .flatMap(({ city }) => {
        const shared = row.city.areas.find((area) => city.areas.includes(area));
        const km = shared === undefined ? Infinity : distanceKm(city, row.city);
        if (km < SAME_CITY_KM || km > OTHER_DISTRICTS_KM) return [];
        return toProblem(row, { field: "areas", message: `“${shared}” is a district of ${city.name}` });
      }),
  );
}

/** Cities with the coordinates or the id of an earlier one. */
export function findDuplicateCities(rows: readonly CityRow[]): ContentProblem[] {
  return rows.flatMap((row, position) => {
    const { geonames, latitude } = row.city;
    const earlier = rows.slice(0, position).map(({ city }) => city);
    const same = earlier.find((city) => city.geonames === geonames);
    const near = earlier.find(
      (city) =>
        Math.abs(city.latitude - latitude) < SAME_CITY_DEGREES && distanceKm(city, row.city) < SAME_CITY_KM,
    );
    const id = `expected the city's own id at GeoNames, ${geonames} is that of ${same?.slug}`;
    const place = `expected the city's own coordinates, these are those of ${near?.slug}`;
    if (same) return toProblem(row, { field: "geonames", message: id });
    return near ? toProblem(row, { field: "latitude", message: place }) : [];
  });
}

/** Compares the zone with that of the coordinates, and reports the one that is more likely to be wrong. */
function findCoordinateProblems(city: Point & { timezone: string }, country: string): FieldProblem[] {
  const { latitude, longitude, timezone } = city;
  const found = zoneAt(city);
  if (found === timezone) return [];
  const here = `at ${latitude}, ${longitude}`;
  const isSwapped =
    Math.abs(longitude) <= 90 && zoneAt({ latitude: longitude, longitude: latitude }) === timezone;
  if (isSwapped) {
    const message = `expected latitude and longitude in the other order: ${here} the zone is ${found}, not ${timezone}`;
    return [{ field: "latitude", message }];
  }
  if (!isZoneOf(found, country)) {
    const message = `expected coordinates in ${country}: ${here} the zone is ${found}, not ${timezone}`;
    return [{ field: "latitude", message }];
  }
  return [{ field: "timezone", message: `expected ${found}, the zone ${here}, got ${timezone}` }];
}

function findStateProblems({ subdivision, holidayRegion }: CityContent, country: string): FieldProblem[] {
  if (subdivision === undefined && holidayRegion === undefined) return [];
  if (!calendarExists(country, subdivision)) {
    return [
      { field: "subdivision", message: `expected a code that date-holidays knows, got “${subdivision}”` },
    ];
  }
  if (holidayRegion === undefined || calendarExists(country, subdivision, holidayRegion)) return [];
  const message = `expected a region that date-holidays or our corrections know, got “${holidayRegion}”`;
  return [{ field: "holidayRegion", message }];
}

/** Contradictions between the company's address and its home city. */
export function findHomeProblems(
  site: Site | undefined,
  countries: readonly CountryContent[],
  cityLists: CityLists,
): ContentProblem[] {
  const country = countries.find(({ slug }) =>
    cityLists.get(slug)?.some((city) => city.slug === site?.homeCity),
  );
  const home = cityLists.get(country?.slug ?? "")?.find(({ slug }) => slug === site?.homeCity);
  if (!site || !country || !home) return [];
  const misplaced = findCoordinateProblems(site.geo, country.code).map(({ field, message }) => ({
    field: `geo.${field}`,
    message,
  }));
  const km = Math.round(distanceKm(site.geo, home));
  const { nation, calendar } = site.local;
  const { country: code, subdivision, region } = calendar;
  const codes = [country.code, home.subdivision, home.holidayRegion];
  const names = [home.admin, country.title];
  const found: [isWrong: boolean, field: string, message: string][] = [
    [
      misplaced.length === 0 && km > HOME_KM,
      "geo.latitude",
      `expected coordinates in or beside ${home.name}, the home city, which is ${km} km off`,
    ],
    [
      site.address.countryCode !== country.code,
      "address.countryCode",
      `expected ${country.code}, the country of the home city ${home.name}`,
    ],
    [site.address.locality !== home.name, "address.locality", `expected ${home.name}, the home city`],
    [
      [code, subdivision, region].some((part, index) => part !== codes[index]),
      "local.calendar",
      `expected ${codes.filter(Boolean).join("-")}, the calendar of ${home.name}`,
    ],
    ...site.linkedCities.map((slug, index): (typeof found)[number] => [
      // An unknown city is reported as that.
      [...cityLists].some(
        ([other, list]) => other !== country.slug && list.some((city) => city.slug === slug),
      ),
      `linkedCities[${index}]`,
      `expected a city of ${country.title}, got “${slug}”`,
    ]),
    [!names.includes(nation), "local.nation", `expected ${names.join(" or ")}, where ${home.name} is`],
  ];
  return [
    ...misplaced,
    ...found.flatMap(([isWrong, field, message]) => (isWrong ? { field, message } : [])),
    ...findHourProblems(site.hours).map((message) => ({ field: "hours.display", message })),
  ].map((problem) => ({ file: "content/site.yaml", ...problem }));
}

const DAY_NAMES: Readonly<Record<string, string>> = {
  ...{ mon: "Monday", tue: "Tuesday", wed: "Wednesday", thu: "Thursday" },
  ...{ fri: "Friday", sat: "Saturday", sun: "Sunday" },
};

/** Days and times of the desk's week that its printed hours do not name, and times that they name besides. */
function findHourProblems({ display, week }: Site["hours"]): string[] {
  const days = Object.keys(week).flatMap((range) => range.split("-").map((day) => DAY_NAMES[day]!));
  const times = Object.values(week).flatMap((hours) => hours.match(/\d\d:\d\d/g)!.map(twelveHours));
  const printed = display.match(/\d{1,2}:\d\d [AP]M/g) ?? [];
  const missing = [...days, ...times].filter((text) => !display.includes(text));
  const more = printed.filter((time) => !times.includes(time));
  return [
    ...missing.map((text) => `expected “${text}”, as in hours.week`),
    ...more.map((time) => `expected no “${time}”, which hours.week does not have`),
  ];
}

/** @param time such as 18:00 */
function twelveHours(time: string): string {
  const [hour = 0, minute = ""] = [Number(time.slice(0, 2)), time.slice(3)];
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}
