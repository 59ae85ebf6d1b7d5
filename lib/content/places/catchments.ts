/**
 * The places around each city, from GeoNames, and how many contacts come from within a distance:
 * docs/behaviour.md#where-contacts-come-from.
 *
 * @see docs/decisions/0047-pages-compute-from-typical-values.md
 */
import { distanceKm } from "@/lib/geo/distance";
import {
  placesWithin,
  populationOf,
  readNations,
  SECTIONS_KM,
  type ListedCity,
  type Nation,
  type NearPlace,
} from "./geonames.ts";
import type { Place } from "./duplicate-places.ts";
import { REACHES, type Reach } from "../schema/industry.ts";
import type { CityPlace, Population, RegionContent } from "../schema/location.ts";

/** The customers within a distance of the city. */
export interface Ring {
  /** Kilometres; 0 for the city alone, absent for the whole country. */
  km?: number;
  /** People in all places within that distance. */
  people: number;
  /** Those people, divided by those within the reach or in the country: above 1 beyond the reach. */
  ratio: number;
  /** The places that it adds to the ring before: how many, and the largest by name. */
  added: number;
  largest: string[];
}

/** Where the contacts of firms with one reach come from. */
export interface Catchment {
  /** The nearest place that is left out because it is larger than the city; absent if there is none. */
  larger?: string;
  /** From the city outwards; one has the reach itself. */
  rings: Ring[];
  /** The city's `areas` within the reach: districts of which GeoNames has no place are in the city. */
  areas: string[];
}

/** Catchments by the slug of the city, then by reach. */
export type Catchments = Readonly<Record<string, Readonly<Record<Reach, Catchment>>>>;

/** As many times a city's people are clearly more: two sources of one number differ by as much. */
const LARGER = 1.03;
/** A place this near to a larger city, and nearer to it, is its own: who leaves out Nelson cannot count Richmond. */
const OF_LARGER_KM = 15;
/** Places of a ring kept by name. */
const NAMED = 3;
/** The rings around a city, as parts of the reach. */
const PARTS = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5];
/** A ring has this many times the people of the one before, so that each row of a table says something. */
const MORE = 1.005;
/** The same where customers are anywhere in the country. */
const MORE_OF_COUNTRY = 1.05;
/** Where there are fewer, rings out to the next places, as far as this. */
const FEWEST_RINGS = 8;
const FURTHEST_KM = 150;
/** The rings where customers are anywhere in the country. */
const COUNTRY_KM = [0, 25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1200, 2000, 3000];
/** Further rings where these are few: Anchorage and Honolulu are far from where most of their country lives. */
const FEWEST_OF_COUNTRY = 11;
const FAR_KM = [1600, 1800, 2250, 2500, 2750, 3500, 4000, 4500, 5000, 5500, 6500, 7000, 7500];

type Origin = ListedCity & { areas: readonly string[] };

/**
 * The places around every city. Cached with the content: reading GeoNames takes a second.
 *
 * @param cities by the slug of their country
 * @throws ContentError for places that GeoNames does not have
 */
export function findCatchments(
  regions: readonly RegionContent[],
  cities: Readonly<Record<string, readonly CityPlace[]>>,
  corrections: readonly Population[],
): Catchments {
  const codes = new Map(regions.flatMap(({ countries }) => countries.map(({ slug, code }) => [slug, code])));
  const listed = Object.entries(cities).flatMap(([country, list]) =>
    list.map(({ withinCity = [], ...city }, index) => ({
      ...city,
      withinCity,
      file: `content/locations/${country}.yaml`,
      field: `[${index}]`,
      country: codes.get(country)!,
    })),
  );
  const nations = readNations(listed, corrections);
  return Object.fromEntries(
    listed.map((city) => [city.slug, catchmentsAround(city, nations.get(city.country)!)]),
  );
}

function catchmentsAround(city: Origin, nation: Nation): Record<Reach, Catchment> {
  const { towns, sections } = nation;
  const own = towns.find(({ id }) => id === city.geonames)?.population ?? 0;
  const inParts = populationOf(placesWithin(SECTIONS_KM, city, sections).map(({ place }) => place));
  const around = placesWithin(FURTHEST_KM, city, towns);
  // Larger cities have firms of their own.
  const isLarger = ({ place }: NearPlace) => place.population > LARGER * Math.max(own, inParts);
  const larger = around.filter(isLarger).toSorted((a, b) => a.km - b.km);
  const near = around
    .filter((place) => !isLarger(place) && !isOfLarger(place, larger))
    .toSorted((a, b) => a.km - b.km);
  const parts = [...around, ...placesWithin(FURTHEST_KM, city, sections)];
  const kmOf = (area: string) =>
    Math.min(...parts.filter(({ place }) => place.name === area).map(({ km }) => km));
  const areas = city.areas.map((name) => ({ name, km: kmOf(name) }));
  const areasWithin = (limit: number) =>
    areas.filter(({ km }) => km <= limit || km === Infinity).map(({ name }) => name);
  return Object.fromEntries(
    REACHES.map((reach) => [
      reach,
      reach === "country"
        ? { ...catchmentOfCountry(city, placesWithin(Infinity, city, towns)), areas: city.areas }
        : { ...catchmentWithin(reach, city, near, larger), areas: areasWithin(reach) },
    ]),
  ) as Record<Reach, Catchment>;
}

function isOfLarger({ place, km }: NearPlace, larger: readonly NearPlace[]): boolean {
  const limit = Math.min(OF_LARGER_KM, km);
  return larger.some((other) => Math.abs(other.km - km) < limit && distanceKm(other.place, place) < limit);
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
): Omit<Catchment, "areas"> {
  const candidates = [
    ...PARTS.map((part) => Math.round(part * reach)),
    ...near.map(({ km }) => Math.ceil(km)),
  ];
  const furthest = Math.round(PARTS.at(-1)! * reach);
  const kept: number[] = [];
  let last = 0;
  for (const km of new Set(candidates.toSorted((a, b) => a - b))) {
    if (km > furthest && kept.length >= FEWEST_RINGS) break;
    // As far as these go, parts of the reach only.
    if (km < furthest && !candidates.slice(0, PARTS.length).includes(km)) continue;
    const people = peopleWithin(near, km);
    if (people === 0 || (km !== reach && people < last * MORE)) continue;
    kept.push(km);
    last = people;
  }
  const leftOut = larger.find(({ km }) => km <= kept.at(-1)!);
  return { ...(leftOut && { larger: leftOut.place.name }), rings: ringsOf(city, near, kept, reach) };
}

/** The people of a whole country, where customers are anywhere in it. */
function catchmentOfCountry(city: Origin, places: readonly NearPlace[]): Omit<Catchment, "areas"> {
  const usual = ringsOfCountry(city, places, COUNTRY_KM);
  if (usual.length >= FEWEST_OF_COUNTRY) return { rings: usual };
  const more = [...COUNTRY_KM, ...FAR_KM].toSorted((a, b) => a - b);
  return { rings: ringsOfCountry(city, places, more) };
}

function ringsOfCountry(city: Origin, places: readonly NearPlace[], distances: readonly number[]): Ring[] {
  const all = peopleWithin(places);
  let last = 0;
  const kept = distances.filter((km) => {
    const people = peopleWithin(places, km);
    if (people < last * MORE_OF_COUNTRY || people === all) return false;
    last = people;
    return true;
  });
  return ringsOf(city, places, [...kept, undefined], undefined);
}

function ringsOf(
  city: Origin,
  places: readonly NearPlace[],
  distances: readonly (number | undefined)[],
  reach: number | undefined,
): Ring[] {
  const all = peopleWithin(places, reach);
  let inner = -1;
  const named = new Set<string>();
  return distances.flatMap((km) => {
    const people = peopleWithin(places, km);
    // GeoNames may have nobody in the city itself.
    if (people === 0) return [];
    const added = placesTo(places, km).filter((place) => place.km > inner);
    const largest = largestOf(added, (place) => nameOf(city, place), named);
    // Nothing new to name: the next distance takes these places in.
    if (added.length > 0 && largest.length === 0 && km !== reach) return [];
    inner = km ?? Infinity;
    return [
      {
        ...(km !== undefined && { km }),
        people,
        ratio: people / all,
        added: added.length,
        largest,
      },
    ];
  });
}

/**
 * The names of the largest places, each name once in a table: many villages of one state share theirs, and a reader would
 * take the second for a mistake.
 *
 * @param named the names in the table so far; those returned are added
 */
function largestOf(
  places: readonly NearPlace[],
  nameOf: (place: Place) => string,
  named: Set<string>,
): string[] {
  const found: string[] = [];
  for (const { place } of places.toSorted((a, b) => b.place.population - a.place.population)) {
    if (found.length === NAMED) break;
    const name = nameOf(place);
    if (named.has(name)) continue;
    named.add(name);
    found.push(name);
  }
  return found;
}

function placesTo(places: readonly NearPlace[], limit = Infinity): NearPlace[] {
  return places.filter(({ km }) => km <= limit);
}

function peopleWithin(places: readonly NearPlace[], limit?: number): number {
  return populationOf(placesTo(places, limit).map(({ place }) => place));
}

function nameOf(city: Origin, { id, name, state }: Place): string {
  if (id === city.geonames) return city.name;
  // Kansas City, KS, beside the one in Missouri. In some countries the codes of states are numbers.
  return name === city.name && /^[A-Z]+$/.test(state) ? `${name}, ${state}` : name;
}
