import { paint, type Scheme } from "./colours.ts";
import { escapeText, TEXT_FACE } from "./svg-text.ts";

/** The map of a country beside the list of all its cities, in pixels; `step` is between dots, `names` is a count. */
export const COUNTRY_MAP = { width: 360, height: 260, labelSize: 14, step: 6, names: 6 } as const;

/** Named instead of a country: the map of the world with all cities. */
export const ALL_COUNTRIES = "all-countries";
/** Its size. */
export const ALL_COUNTRIES_MAP = { width: 360, height: 164, labelSize: 14, step: 5 } as const;

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
  named: string;
  desk: readonly [x: number, y: number] | undefined;
  labelSize: number;
  labels: readonly { name: string; x: number; y: number; anchor: "start" | "end" | "middle" }[];
}

/** A map as an SVG document: land as dots, the country's brighter, a dot for each city, larger for those with a name, amber for the desk. */
export function renderCountryMap(
  { width, height, step, land, home, points, named, desk, labelSize, labels }: CountryMap,
  scheme: Scheme,
): string {
  const names = labels.map(
    ({ name, x, y, anchor }) => `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeText(name)}</text>`,
  );
  const ours = desk ? `<circle cx="${desk[0]}" cy="${desk[1]}" r="${step * 0.7}" fill="@amber"/>` : "";
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round"><rect width="${width}" height="${height}" fill="@band"/><g stroke="@soft-on-deep" stroke-width="${step * 0.44}" stroke-dasharray="0 ${step}"><path stroke-opacity=".3" d="${land}"/><path stroke-opacity=".5" d="${home}"/></g><g stroke="@clyde-on-deep"><path stroke-opacity=".8" stroke-width="${step * 0.75}" d="${points}"/><path stroke-width="${step * 1.1}" d="${named}"/></g>${ours}<g font-family="${TEXT_FACE}" font-size="${labelSize}" font-weight="600" fill="@on-deep" stroke="@band" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${names.join("")}</g></svg>\n`,
    scheme,
  );
}
