/**
 * The places around each city, from GeoNames, and how many contacts come from within a distance:
 * docs/behaviour.md#where-contacts-come-from.
 *
 * @see docs/decisions/0047-pages-reckon-from-typical-values.md
 */
import { distanceKm, type Point } from "@/lib/geo/distance";
import { readNations, sumOf, type Nation, type Place } from "./geonames.ts";
import { memoizeBySource } from "./memoize-by-source.ts";
import { REACHES, type Reach } from "./schema/industry.ts";
import type { CityContent, Population, RegionContent } from "./schema/location.ts";

/** A place that customers come from. */
export interface Town {
  name: string;
  population: number;
  /** Rounded kilometres from the city; 0 for the city itself. */
  km: number;
}

/** The customers within a distance of the city. */
export interface Ring {
  /** Kilometres; 0 for the city alone, absent for the whole country. */
  km?: number;
  /** People in all places within that distance. */
  people: number;
  places: number;
  /** Those people, for each one within the reach or in the country. */
  ratio: number;
}

/** Where the contacts of firms with one reach come from. */
export interface Catchment {
  /** The nearest place that is left out because it is larger than the city; absent if there is none. */
  larger?: string;
  /** From the city outwards; one has the reach itself. */
  rings: Ring[];
  /** The largest places, the largest first. */
  towns: Town[];
}

/** Catchments by the slug of the city, then by reach. */
export type Catchments = Readonly<Record<string, Readonly<Record<Reach, Catchment>>>>;

/** Places kept by name. */
const NAMED = 40;
/** The rings around a city, as parts of the reach. */
const PARTS = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];
/** A ring has this many times the people of the one before, so that each row of a table says something. */
const MORE = 1.005;
/** The same where customers are anywhere in the country. */
const MORE_OF_COUNTRY = 1.1;
/** Where there are fewer, rings out to the next places, as far as this. */
const FEWEST_RINGS = 8;
const FURTHEST_KM = 150;
/** The rings where customers are anywhere in the country. */
const COUNTRY_KM = [0, 25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1200, 2000, 3000];
const STATE = /^[A-Z]+$/;

/** Sections this near are the city's own. */
const SECTIONS_KM = 25;

type Origin = Point & { slug: string; geonames: number; name: string; country: string; withinCity: string[] };

const catchmentsOf = memoizeBySource<Catchments>();

/**
 * The places around every city. Cached with the content: reading GeoNames takes a second.
 *
 * @param cities by the slug of their country
 * @throws ContentError for places that GeoNames does not have
 */
export function findCatchments(
  regions: readonly RegionContent[],
  cities: Readonly<Record<string, readonly CityContent[]>>,
  corrections: readonly Population[],
): Catchments {
  const codes = new Map(regions.flatMap(({ countries }) => countries.map(({ slug, code }) => [slug, code])));
  const listed = Object.entries(cities).flatMap(([country, list]) =>
    list.map(({ slug, name, geonames, latitude, longitude, withinCity = [] }, index) => ({
      file: `content/locations/${country}.yaml`,
      field: `[${index}]`,
      slug,
      name,
      geonames,
      latitude,
      longitude,
      withinCity,
      country: codes.get(country)!,
    })),
  );
  return catchmentsOf("catchments", JSON.stringify([listed, corrections]), () => {
    const nations = readNations(listed, corrections);
    return Object.fromEntries(
      listed.map((city) => [city.slug, catchmentsAround(city, nations.get(city.country)!)]),
    );
  });
}

function catchmentsAround(city: Origin, nation: Nation): Record<Reach, Catchment> {
  const { towns, sections } = nation;
  const own = towns.find(({ id }) => id === city.geonames)?.population ?? 0;
  const parts = placesWithin(SECTIONS_KM, city, sections);
  const inParts = sumOf(parts.map(({ place }) => place));
  const around = [...placesWithin(FURTHEST_KM, city, towns), ...(2 * own < inParts ? parts : [])];
  // Larger cities have firms of their own.
  const isLarger = ({ place }: NearPlace) => place.population > Math.max(own, inParts);
  const near = around.filter((place) => !isLarger(place)).toSorted((a, b) => a.km - b.km);
  const larger = around.filter(isLarger).toSorted((a, b) => a.km - b.km);
  return Object.fromEntries(
    REACHES.map((reach) => [
      reach,
      reach === "country"
        ? catchmentOfCountry(city, placesWithin(Infinity, city, towns))
        : catchmentWithin(reach, city, near, larger),
    ]),
  ) as Record<Reach, Catchment>;
}

/** A place and how far it is from the city. */
interface NearPlace {
  place: Place;
  km: number;
}

function placesWithin(furthest: number, city: Origin, places: readonly Place[]): NearPlace[] {
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

/**
 * The people around a city.
 *
 * @param reach in kilometres
 * @param near places no larger than the city, the nearest first
 * @param larger other places, likewise
 */
function catchmentWithin(
  reach: number,
  city: Origin,
  near: readonly NearPlace[],
  larger: readonly NearPlace[],
): Catchment {
  const candidates = [
    ...PARTS.map((part) => Math.round(part * reach)),
    ...near.map(({ km }) => Math.ceil(km)),
  ];
  const kept: number[] = [];
  let last = 0;
  for (const km of new Set(candidates.toSorted((a, b) => a - b))) {
    if (km > 2 * reach && kept.length >= FEWEST_RINGS) break;
    // Within twice the reach, round parts of it.
    if (km < 2 * reach && !candidates.slice(0, PARTS.length).includes(km)) continue;
    const people = peopleWithin(near, km);
    if (people === 0 || (km !== reach && people < last * MORE)) continue;
    kept.push(km);
    last = people;
  }
  const leftOut = larger.find(({ km }) => km <= kept.at(-1)!);
  return {
    ...(leftOut && { larger: leftOut.place.name }),
    rings: ringsOf(near, kept, reach),
    towns: largestOf(city, near),
  };
}

/** The people of a whole country, where customers are anywhere in it. */
function catchmentOfCountry(city: Origin, places: readonly NearPlace[]): Catchment {
  const all = peopleWithin(places);
  let last = 0;
  const kept = COUNTRY_KM.filter((km) => {
    const people = peopleWithin(places, km);
    if (people < last * MORE_OF_COUNTRY || people === all) return false;
    last = people;
    return true;
  });
  return { rings: ringsOf(places, [...kept, undefined], undefined), towns: largestOf(city, places) };
}

function ringsOf(
  places: readonly NearPlace[],
  distances: readonly (number | undefined)[],
  reach: number | undefined,
): Ring[] {
  const all = peopleWithin(places, reach);
  return distances.flatMap((km) => {
    const people = peopleWithin(places, km);
    // GeoNames may have nobody in the city itself.
    if (people === 0) return [];
    return [
      { ...(km !== undefined && { km }), people, places: placesTo(places, km).length, ratio: people / all },
    ];
  });
}

function placesTo(places: readonly NearPlace[], limit = Infinity): NearPlace[] {
  return places.filter(({ km }) => km <= limit);
}

function peopleWithin(places: readonly NearPlace[], limit?: number): number {
  return sumOf(placesTo(places, limit).map(({ place }) => place));
}

function largestOf(city: Origin, places: readonly NearPlace[]): Town[] {
  return places
    .toSorted((a, b) => b.place.population - a.place.population)
    .slice(0, NAMED)
    .map(({ place, km }) => townOf(city, place, km));
}

function townOf(city: Origin, place: Place, km: number): Town {
  if (place.id === city.geonames) return { name: city.name, population: place.population, km: 0 };
  // Kansas City, KS, beside the one in Missouri. In some countries the codes of states are numbers.
  const isNamesake = place.name === city.name && STATE.test(place.state);
  return {
    name: isNamesake ? `${place.name}, ${place.state}` : place.name,
    population: place.population,
    km: Math.round(km),
  };
}
