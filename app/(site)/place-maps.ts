import { memoize } from "export-kit/queries";
import { COUNTRY_MAP, NEAR_MAPS } from "@/lib/art/maps";
import {
  getCoasts,
  getContent,
  getLand,
  getLandingCatalogue,
  getPlaces,
  type City,
  type Country,
  type Region,
} from "@/lib/content";
import { allCities } from "@/lib/content/catalogue";
import { distanceKm } from "@/lib/geo/distance";
import { distanceUnit, neighboursOf } from "@/lib/landing";
import {
  BROAD,
  drawDots,
  drawPart,
  HALF,
  type MapDrawing,
  type MapSize,
  type NamedPoint,
  type Ring,
} from "@/lib/geo/map";
import { drawAround, type AroundDrawing } from "@/lib/geo/map/city-surroundings";
import { farPoints, isBroad, nearPoints } from "@/lib/geo/map/outlying-points";
import { isInArea } from "@/lib/geo/map/land-dots";
import { shapeOf } from "@/lib/geo/map/projection";

/** Least and greatest height, by their width, of the maps of regions, of countries and of a city in its country. */
const RATIOS = {
  region: [0.46, 0.72],
  tall: [0.6, 1],
  broad: [0.34, 0.45],
  broadOnPhones: [0.5, 0.7],
  city: [0.6, 0.8],
} as const;
/** How many cities the map of a region names at most: with more it is a list. */
const REGION_NAMES = 14;
/** The same for a country's map on phones: the largest, not those with most room. */
const NAMES_ON_PHONES = 9;
/** Of two cities nearer than this share of the greatest distance between any two, the smaller has no name. */
const CROWDED = 0.07;

/** A map of places, and those that are too far away to be on it. */
export interface PlacesMap {
  drawing: MapDrawing;
  outside: readonly City[];
}

/** Draws the cities of a region, and names as many as there is room for. */
export function drawRegion(region: Region): PlacesMap {
  const cities = allCities([region]);
  const named = withoutCrowded(alternateCountries(nearPoints(cities))).slice(0, REGION_NAMES);
  return drawPlaces(cities, named, { desk: deskIn(cities), size: { ...HALF, mayCover: true } });
}

/** The map of a country: one that is as wide as the page has another drawing for phones. */
export interface CountryDrawing extends PlacesMap {
  small: MapDrawing | undefined;
}

/** Draws the cities of a country, named where there is room, with the country in a stronger colour. */
export function drawCountry(country: Country): CountryDrawing {
  const { cities } = country;
  const options = { home: landOf(country), desk: deskIn(cities), stayHome: true };
  if (!isBroad(cities))
    return { ...drawPlaces(cities, cities, { ...options, ratios: RATIOS.tall }), small: undefined };
  return {
    ...drawPlaces(cities, cities, { ...options, ratios: RATIOS.broad, size: BROAD }),
    small: drawPlaces(cities, withoutCrowded(cities).slice(0, NAMES_ON_PHONES), {
      ...options,
      ratios: RATIOS.broadOnPhones,
      size: { ...HALF, phoneLabelSize: 15.5, mayCover: true },
    }).drawing,
  };
}

/** The same at a fixed size, as one of the pictures of lists, with a few names. */
export function drawCountryInList(country: Country): MapDrawing {
  const { width, height, labelSize, step, names } = COUNTRY_MAP;
  const near = nearPoints(country.cities);
  const desk = near.find(({ slug }) => slug === getContent().site.homeCity);
  const options = {
    land: getLand().all,
    home: landOf(country),
    points: country.cities,
    named: near.filter((city) => city !== desk).slice(0, 3 * names),
    desk,
    size: { width, labelSize, step, apart: true },
  };
  const drawing = drawPart(options, near, height / width);
  const labels = drawing.labels.slice(0, names);
  return { ...drawing, labels, named: drawDots(labels.map(({ at }) => at)) };
}

/** Draws what lies around a city, with the cities that its landing pages link to. */
export function drawSurroundings(city: City, size: keyof typeof NEAR_MAPS): AroundDrawing {
  return drawAround(city, {
    coasts: getCoasts(),
    places: getPlaces(),
    cities: neighboursOf(city, getLandingCatalogue().cities).neighbours.map(({ point }) => point),
    size: NEAR_MAPS[size],
    unit: distanceUnit(city.country),
  });
}

/** How many other cities the map of a city names. */
const LANDMARKS = 6;

/**
 * Draws a city, in amber, in its country: whole, or with all of its cities if this is one of those far away.
 *
 * @param ratio height by width, of a map whose frame is given; without it the country's shape decides
 */
export function drawInCountry(city: City, ratio?: number): MapDrawing {
  const { cities } = city.country;
  const far = farPoints(cities);
  const shown = far.includes(city) ? cities : cities.filter((each) => !far.includes(each));
  const options = {
    land: getLand().all,
    home: landOf(city.country),
    points: cities,
    named: shown.filter((each) => each !== city).slice(0, LANDMARKS),
    desk: city,
    size: HALF,
  };
  return drawPart(options, shown, ratio ?? fitRatio(shown, RATIOS.city));
}

/** The land with most of the country's cities. Borders are rough: a city beside one may be on the wrong side of it. */
const landOf = memoize((country: Country): readonly Ring[] => {
  const [land] = getLand()
    .countries.map((rings) => ({
      rings,
      count: country.cities.filter((city) => isInArea(rings, city)).length,
    }))
    .sort((a, b) => b.count - a.count);
  return land!.rings;
});

interface PlacesOptions extends Pick<Parameters<typeof drawPart>[0], "home" | "desk" | "stayHome"> {
  size?: MapSize;
  ratios?: readonly [least: number, greatest: number];
}

function drawPlaces(
  cities: readonly City[],
  named: readonly City[],
  { home = [], desk, stayHome = false, size = HALF, ratios = RATIOS.region }: PlacesOptions,
): PlacesMap {
  const outside = farPoints(cities);
  const isNear = (city: City) => !outside.includes(city);
  const options = {
    land: getLand().all,
    home,
    stayHome,
    points: cities,
    named: named.filter((city) => isNear(city) && !desk?.name.startsWith(city.name)),
    desk,
    size,
  };
  const near = cities.filter(isNear);
  return { drawing: drawPart(options, near, fitRatio(near, ratios)), outside };
}

/** The height by width of a map that fits points, between two limits. */
function fitRatio(points: readonly City[], [least, greatest]: readonly [number, number]): number {
  return Math.min(Math.max(shapeOf(points), least), greatest);
}

/** The desk's city, in amber, if it is among some. */
function deskIn(cities: readonly City[]): NamedPoint | undefined {
  const home = cities.find(({ slug }) => slug === getContent().site.homeCity);
  return home && { ...home, name: `${home.name}, our desk` };
}

/** The cities without those that are near to a larger one: their file lists the largest first. */
function withoutCrowded(cities: readonly City[]): City[] {
  const width = Math.max(...cities.flatMap((a) => cities.map((b) => distanceKm(a, b))));
  const chosen: City[] = [];
  for (const city of cities)
    if (chosen.every((other) => distanceKm(city, other) > CROWDED * width)) chosen.push(city);
  return chosen;
}

/** The cities in turns, one of each country: their files list the largest first. */
function alternateCountries(cities: readonly City[]): City[] {
  const byCountry = new Map<Country, number>();
  const turn = new Map<City, number>();
  for (const city of cities) {
    const number = byCountry.get(city.country) ?? 0;
    byCountry.set(city.country, number + 1);
    turn.set(city, number);
  }
  return cities.toSorted((a, b) => turn.get(a)! - turn.get(b)!);
}
