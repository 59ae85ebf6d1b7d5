/** What can be known of a city without a gazetteer: whether its coordinates, zone, country and state agree. */
import { calendarExists } from "@/lib/geo/holidays";
import { distanceKm, type Point } from "@/lib/geo/distance";
import { isZoneOf, zoneAt } from "@/lib/geo/zone-at";
import type { ContentProblem } from "../problems.ts";
import type { CityContent, RegionContent } from "../schema/location.ts";
import type { Site } from "../schema/site.ts";

/** Two centres as near as this are one city, or a row that was copied and left as it was. */
const SAME_PLACE_KM = 1;
/** A company sits in its home city or beside it. */
const HOME_KM = 60;

/** By the slug of their country. */
type CityLists = ReadonlyMap<string, readonly CityContent[]>;

interface Complaint {
  field: string;
  message: string;
}

/** A city with its place in the content. */
interface Row {
  file: string;
  index: number;
  /** ISO 3166 alpha-2. */
  country: string;
  city: CityContent;
}

/** @param cityLists by the slug of their country; a file that could not be read is left out */
function rowsOf(regions: readonly RegionContent[], cityLists: CityLists): Row[] {
  const countries = new Map(
    regions.flatMap((region) => region.countries.map(({ slug, code }) => [slug, code])),
  );
  return [...countries].flatMap(([slug, country]) =>
    (cityLists.get(slug) ?? []).map((city, index) => ({ file: fileOf(slug), index, country, city })),
  );
}

function toProblem({ file, index }: Row, { field, message }: Complaint): ContentProblem {
  return { file, field: `[${index}].${field}`, message };
}

/** Cities whose coordinates are not where they are said to be, and zones and states that are not theirs. */
export function findCityProblems(regions: readonly RegionContent[], cityLists: CityLists): ContentProblem[] {
  return rowsOf(regions, cityLists).flatMap((row) =>
    [...findPlaceProblems(row.city, row.country), ...findStateProblems(row.city, row.country)].map(
      (complaint) => toProblem(row, complaint),
    ),
  );
}

/** Cities that are at the place of an earlier one, or have its id. */
export function findCitiesTwice(regions: readonly RegionContent[], cityLists: CityLists): ContentProblem[] {
  const rows = rowsOf(regions, cityLists);
  return rows.flatMap((row, place) => {
    const { geonames } = row.city;
    const earlier = rows.slice(0, place).map(({ city }) => city);
    const same = earlier.find((city) => city.geonames === geonames);
    if (same) {
      const message = `expected the city's own id at GeoNames, ${geonames} is that of ${same.slug}`;
      return [toProblem(row, { field: "geonames", message })];
    }
    const near = earlier.find((city) => distanceKm(city, row.city) < SAME_PLACE_KM);
    if (!near) return [];
    const message = `expected the city's own coordinates, these are those of ${near.slug}`;
    return [toProblem(row, { field: "latitude", message })];
  });
}

function fileOf(country: string): string {
  return `content/locations/${country}.yaml`;
}

/** Compares the zone with the one at the coordinates, and says which of the two is more likely to be wrong. */
function findPlaceProblems(city: Point & { timezone: string }, country: string): Complaint[] {
  const { latitude, longitude, timezone } = city;
  const found = zoneAt(city);
  if (found === timezone) return [];
  const here = `at ${latitude}, ${longitude}`;
  const isTurnedRound =
    Math.abs(longitude) <= 90 && zoneAt({ latitude: longitude, longitude: latitude }) === timezone;
  if (isTurnedRound) {
    const message = `expected latitude and longitude the other way round: ${here} the zone is ${found}, not ${timezone}`;
    return [{ field: "latitude", message }];
  }
  if (!isZoneOf(found, country)) {
    const message = `expected coordinates in ${country}: ${here} the zone is ${found}, not ${timezone}`;
    return [{ field: "latitude", message }];
  }
  return [{ field: "timezone", message: `expected ${found}, the zone ${here}, got ${timezone}` }];
}

function findStateProblems({ subdivision, holidayRegion }: CityContent, country: string): Complaint[] {
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

/** A company whose address is not where its home city is. */
export function findHomeProblems(
  site: Site | undefined,
  regions: readonly RegionContent[],
  cityLists: CityLists,
): ContentProblem[] {
  const countries = regions.flatMap((region) => region.countries);
  const country = countries.find(({ slug }) =>
    cityLists.get(slug)?.some((city) => city.slug === site?.homeCity),
  );
  const home = cityLists.get(country?.slug ?? "")?.find(({ slug }) => slug === site?.homeCity);
  if (!site || !country || !home) return [];
  const complaints = findPlaceProblems(site.geo, country.code).map(({ field, message }) => ({
    field: `geo.${field}`,
    message,
  }));
  const km = Math.round(distanceKm(site.geo, home));
  if (complaints.length === 0 && km > HOME_KM) {
    const message = `expected coordinates in or beside ${home.name}, the home city, which is ${km} km off`;
    complaints.push({ field: "geo.latitude", message });
  }
  if (site.address.countryCode !== country.code) {
    const message = `expected ${country.code}, the country of the home city ${home.name}`;
    complaints.push({ field: "address.countryCode", message });
  }
  return complaints.map((complaint) => ({ file: "content/site.yaml", ...complaint }));
}
