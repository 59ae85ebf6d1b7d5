/**
 * The places around each city, from GeoNames, and the share of contacts that comes from each:
 * docs/behaviour.md#where-contacts-come-from.
 *
 * @see docs/decisions/0047-pages-reckon-from-typical-values.md
 */
import { directionTo, distanceKm, type Point } from "@/lib/geo/distance";
import { readNations, sumOf, type Nation, type Place } from "./geonames.ts";
import { memoizeBySource } from "./memoize-by-source.ts";
import { REACHES, type Reach } from "./schema/industry.ts";
import type { CityContent, Population, RegionContent } from "./schema/location.ts";

/** A place that contacts come from. */
export interface Town {
  name: string;
  population: number;
  /** Rounded kilometres from the city; 0 for the city itself. */
  km: number;
  /** Direction from the city; absent for the city itself. */
  direction?: ReturnType<typeof directionTo>;
  /** Share of all contacts, 0 to 1. */
  share: number;
}

/** Where the contacts of firms with one reach come from. */
export interface Catchment {
  /** People in all places within reach. */
  people: number;
  /** Places within reach. */
  places: number;
  /** Kilometres at which somebody gets in touch half as often as a neighbour. */
  half: number;
  /** The city itself, or the place with the largest share where GeoNames does not count the city as a whole. */
  city: Town;
  /** The places with the largest shares, largest first; some may be farther away than the reach. */
  towns: Town[];
}

/** Catchments by the slug of the city, then by reach. */
export type Catchments = Readonly<Record<string, Readonly<Record<Reach, Catchment>>>>;

/** Places that a page lists. */
const LISTED = 20;
/** Places beyond this are left out unless the reach is the whole country: people there get in touch less than 2% as often. */
const FURTHEST_KM = 600;
/** Where customers come from the whole country, those from this far away get in touch half as often. */
const COUNTRY_KM = 300;
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
  const { towns, sections, people } = nation;
  const own = towns.find(({ id }) => id === city.geonames)?.population ?? 0;
  const parts = placesWithin(SECTIONS_KM, city, sections);
  const near = [
    ...placesWithin(FURTHEST_KM, city, towns),
    ...(2 * own < sumOf(parts.map(({ place }) => place)) ? parts : []),
  ];
  return Object.fromEntries(
    REACHES.map((reach) => [
      reach,
      reach === "country"
        ? {
            people,
            places: towns.length,
            half: COUNTRY_KM,
            ...shareOut(city, placesWithin(Infinity, city, towns), COUNTRY_KM),
          }
        : catchmentWithin(reach, city, near),
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

function catchmentWithin(reach: number, city: Origin, near: readonly NearPlace[]): Catchment {
  const within = near.filter(({ km }) => km <= reach);
  return {
    people: sumOf(within.map(({ place }) => place)),
    places: within.length,
    half: reach,
    ...shareOut(city, near, reach),
  };
}

type Weighed = NearPlace & { weight: number };

/**
 * The places with the largest shares: by their people, and by the cube of the distance.
 *
 * @param half kilometres at which somebody gets in touch half as often as a neighbour
 */
function shareOut(
  city: Origin,
  places: readonly NearPlace[],
  half: number,
): Pick<Catchment, "city" | "towns"> {
  const largest: Weighed[] = [];
  let itself: Weighed | undefined;
  let total = 0;
  for (const { place, km } of places) {
    const weight = place.population / (1 + (km / half) ** 3);
    total += weight;
    const weighed = { place, km, weight };
    if (place.id === city.geonames) itself = weighed;
    if (largest.length === LISTED && weight <= largest.at(-1)!.weight) continue;
    // Kept in order: sorting all places of a country for each of its cities takes seconds.
    const index = largest.findIndex((other) => other.weight < weight);
    largest.splice(index < 0 ? largest.length : index, 0, weighed);
    if (largest.length > LISTED) largest.pop();
  }
  const toTown = ({ place, km, weight }: Weighed) => townOf(city, place, km, weight / total);
  return { city: toTown(itself ?? largest[0]!), towns: largest.map(toTown) };
}

function townOf(city: Origin, place: Place, km: number, exactShare: number): Town {
  // Seven decimals: the cache has 41,000 of them.
  const share = Number(exactShare.toFixed(7));
  return place.id === city.geonames
    ? { name: city.name, population: place.population, km: 0, share }
    : {
        // Kansas City, KS, beside the one in Missouri. In some countries the codes of states are numbers.
        name:
          place.name === city.name && STATE.test(place.state) ? `${place.name}, ${place.state}` : place.name,
        population: place.population,
        km: Math.round(km),
        direction: directionTo(city, place),
        share,
      };
}
