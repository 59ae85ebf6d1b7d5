import { paint, type Scheme } from "./colours.ts";

/** The size of the map of every country, in pixels at its natural size. */
export const COUNTRY_MAP_SIZE = { width: 300, height: 240 } as const;

/** Name of the picture of a country's map. */
export function countryMapName(country: string): string {
  return `map-${country}`;
}

/** The parts of a map that are drawn, as SVG path data: `lib/geo/map`. */
interface CountryMap {
  width: number;
  height: number;
  step: number;
  land: string;
  home: string;
  points: string;
}

/** A map without names as an SVG document: land as dots, the country's brighter, and a dot for each city. */
export function renderCountryMap(
  { width, height, step, land, home, points }: CountryMap,
  scheme: Scheme,
): string {
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round"><rect width="${width}" height="${height}" fill="@band"/><g stroke="@soft-on-deep" stroke-width="${step * 0.44}" stroke-dasharray="0 ${step}"><path stroke-opacity=".3" d="${land}"/><path stroke-opacity=".5" d="${home}"/></g><path stroke="@clyde-on-deep" stroke-width="6" d="${points}"/></svg>\n`,
    scheme,
  );
}
