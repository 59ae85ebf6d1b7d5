import { COUNTRY_MAP_SIZE } from "@/lib/art/country-map";
import { getContent, getLand, type City, type Country, type Region } from "@/lib/content";
import { allCities } from "@/lib/content/catalogue";
import {
  drawPart,
  drawWorld,
  HALF,
  SMALL,
  WIDE,
  type MapDrawing,
  type NamedPoint,
  type Ring,
} from "@/lib/geo/map";
import { isInArea } from "@/lib/geo/map/land";
import { frameAround, shapeOf } from "@/lib/geo/map/projection";

/** Least and greatest height, by their width, of the maps of regions and countries, of a city, and of clients. */
const RATIOS = { places: [0.46, 0.85], city: [0.46, 0.7], clients: [0.66, 0.95] } as const;
/** How many cities a map names at most: with more it is a list. */
const NAMES = 14;

/** The maps of the home page and of /regions. */
export interface NetworkMaps {
  /** For wide screens: the world with all lines and their labels. */
  wide: MapDrawing;
  /** For phones: the world with the labels outside Europe, and Europe. */
  small: MapDrawing;
  inset: MapDrawing;
  description: string;
}

/** Draws every city, and lines from the desk to some of them. */
export function drawNetwork(): NetworkMaps {
  const { regions, site, pages } = getContent();
  const cities = allCities(regions);
  const find = (slug: string) => cities.find((city) => city.slug === slug)!;
  const home = find(site.homeCity);
  const desk = { ...site.geo, name: home.name };
  const ends = pages.home.reach.map.ends.map(find);
  const near = home.country.region.slug;
  const isNear = ({ country }: City) => country.region.slug === near;
  const shared = { land: getLand().all, points: cities, desk, ends };
  const nearby = cities.filter(isNear);
  return {
    wide: drawWorld({ ...shared, named: ends, size: WIDE }),
    small: drawWorld({ ...shared, named: ends.filter((city) => !isNear(city)), size: SMALL }),
    inset: drawPart(
      {
        ...shared,
        ends: ends.filter(isNear),
        named: largest(nearby.filter((city) => city !== home)).slice(0, NAMES),
        size: SMALL,
      },
      nearby,
      0.62,
    ),
    description:
      `A map with a dot for each of ${cities.length} cities. ` +
      `Lines lead from ${home.name} to ${ends.map(({ name }) => name).join(", ")}.`,
  };
}

/** Draws every city on the world's land, and nothing else. */
export function drawCatalogue(): MapDrawing {
  return drawWorld({
    land: getLand().all,
    points: allCities(getContent().regions),
    named: [],
    size: SMALL,
  });
}

/** A map of places, and those that are too far away to be on it. */
export interface PlacesMap {
  drawing: MapDrawing;
  outside: readonly City[];
}

/** Draws the cities of a region, and names as many as there is room for. */
export function drawRegion(region: Region): PlacesMap {
  const cities = allCities([region]);
  return drawPlaces(cities, largest(cities), { desk: deskIn(cities) });
}

/** Draws a region with its clients, each with a pin. */
export function drawClients(region: Region, clients: readonly City[]): MapDrawing {
  const cities = allCities([region]);
  const far = farCities(cities);
  const around = cities.filter((city) => !far.includes(city) || clients.includes(city));
  const options = { land: getLand().all, points: cities, named: [], pinned: clients, size: HALF };
  return drawPart(options, around, fitRatio(around, RATIOS.clients));
}

/** Draws the cities of a country, with the country in a stronger colour. */
export function drawCountry(country: Country): PlacesMap {
  return drawPlaces(country.cities, country.cities, { home: landOf(country), desk: deskIn(country.cities) });
}

/** How many cities the small map of a country names: its largest. */
const LARGEST = 3;

/** The same small: for lists of countries. */
export function drawCountryInList(country: Country): MapDrawing {
  const { width, height } = COUNTRY_MAP_SIZE;
  const far = farCities(country.cities);
  const near = country.cities.filter((city) => !far.includes(city));
  const options = {
    land: getLand().all,
    home: landOf(country),
    points: country.cities,
    named: near.slice(0, LARGEST),
    size: { width, labelSize: 17, step: 6, apart: true },
  };
  return drawPart(options, near, height / width);
}

/** How many other cities the map of a city names. */
const LANDMARKS = 6;

/** Draws a city, in amber, in its country: whole, or with all of its cities if this is one of those far away. */
export function drawInCountry(city: City): MapDrawing {
  const { cities } = city.country;
  const far = farCities(cities);
  const shown = far.includes(city) ? cities : cities.filter((each) => !far.includes(each));
  const options = {
    land: getLand().all,
    home: landOf(city.country),
    points: cities,
    named: shown.filter((each) => each !== city).slice(0, LANDMARKS),
    desk: city,
    size: HALF,
  };
  return drawPart(options, shown, fitRatio(shown, RATIOS.city));
}

/** Cache: each of hundreds of cities asks for its country. */
const lands = new Map<Country, readonly Ring[]>();

/** The land with most of the country's cities. Borders are rough: a city beside one may be on the wrong side of it. */
function landOf(country: Country): readonly Ring[] {
  const known = lands.get(country);
  if (known) return known;
  const [land] = getLand()
    .countries.map((rings) => ({
      rings,
      count: country.cities.filter((city) => isInArea(rings, city)).length,
    }))
    .sort((a, b) => b.count - a.count);
  lands.set(country, land!.rings);
  return land!.rings;
}

function drawPlaces(
  cities: readonly City[],
  named: readonly NamedPoint[],
  { home = [], desk }: PlacesOptions,
): PlacesMap {
  const outside = farCities(cities);
  const isNear = (city: NamedPoint) => !outside.some(({ name }) => name === city.name);
  const options = {
    land: getLand().all,
    home,
    points: cities,
    named: named.filter((city) => isNear(city) && !desk?.name.startsWith(city.name)).slice(0, NAMES),
    desk,
    size: HALF,
  };
  const near = cities.filter(isNear);
  return { drawing: drawPart(options, near, fitRatio(near, RATIOS.places)), outside };
}

/** What share of its width has to be left of a map that leaves cities out. */
const SMALLER = 0.7;
/** Height by width of the maps that are compared for it. */
const FAR_RATIO = 0.8;

/** The one or two cities without which a map shows all others much larger: Anchorage and Honolulu. */
function farCities(cities: readonly City[]): City[] {
  const widthWithout = (some: readonly City[]) => {
    const { west, east } = frameAround(
      cities.filter((city) => !some.includes(city)),
      FAR_RATIO,
    );
    return east - west;
  };
  // Only those at the edges matter: the two outermost to each side.
  const outermost = (["latitude", "longitude"] as const).flatMap((side) => {
    const sorted = cities.toSorted((a, b) => a[side] - b[side]);
    return [...sorted.slice(0, 2), ...sorted.slice(-2)];
  });
  const edge = [...new Set(outermost)];
  const pairs = edge.flatMap((city, index) => edge.slice(index + 1).map((other) => [city, other]));
  for (const choices of [edge.map((city) => [city]), pairs]) {
    const best = choices
      .filter((some) => some.length < cities.length)
      .map((some) => ({ some, width: widthWithout(some) }))
      .reduce((a, b) => (b.width < a.width ? b : a));
    if (best.width <= SMALLER * widthWithout([])) return best.some;
  }
  return [];
}

/** The height by width of a map that fits points, between two limits. */
function fitRatio(points: readonly City[], [least, greatest]: readonly [number, number]): number {
  return Math.min(Math.max(shapeOf(points), least), greatest);
}

type PlacesOptions = Pick<Parameters<typeof drawPart>[0], "home" | "desk">;

/** The desk's city, in amber, if it is among some. */
function deskIn(cities: readonly City[]): NamedPoint | undefined {
  const home = cities.find(({ slug }) => slug === getContent().site.homeCity);
  return home && { ...home, name: `${home.name}, our desk` };
}

/** The cities in turns, one of each country: their files list the largest first. */
function largest(cities: readonly City[]): City[] {
  const byCountry = new Map<Country, number>();
  const turn = new Map<City, number>();
  for (const city of cities) {
    const number = byCountry.get(city.country) ?? 0;
    byCountry.set(city.country, number + 1);
    turn.set(city, number);
  }
  return cities.toSorted((a, b) => turn.get(a)! - turn.get(b)!);
}
