import { paint, type Scheme } from "./colours.ts";
import { escapeText } from "./shapes.ts";

/**
 * The sizes of the map of a country, in pixels at its natural size: `small` for phones and beside a list, `half` and `tall`
 * for half of the page, `broad` for its whole width. `names` is how many cities are named at most, where not all for which
 * there is room.
 */
export const COUNTRY_MAPS = {
  small: { width: 360, height: 260, labelSize: 16, step: 6, names: 11 },
  half: { width: 640, height: 420, labelSize: 17, step: 8, names: Infinity },
  tall: { width: 640, height: 640, labelSize: 17, step: 8, names: Infinity },
  broad: { width: 1320, height: 620, labelSize: 19, step: 12, names: Infinity },
} as const;
export type CountryMapSize = keyof typeof COUNTRY_MAPS;

/** Name of the picture of a country's map. */
export function countryMapName(country: string, size: CountryMapSize): string {
  return `map-${size}-${country}`;
}

/** The parts of a map that are drawn, as SVG path data: `lib/geo/map`. */
interface CountryMap {
  width: number;
  height: number;
  step: number;
  land: string;
  home: string;
  points: string;
  labelSize: number;
  labels: readonly { name: string; x: number; y: number; anchor: "start" | "end" | "middle" }[];
}

/** A map as an SVG document: land as dots, the country's brighter, a dot for each city, and some names. */
export function renderCountryMap(
  { width, height, step, land, home, points, labelSize, labels }: CountryMap,
  scheme: Scheme,
): string {
  const names = labels.map(
    ({ name, x, y, anchor }) => `<text x="${x}" y="${y}" text-anchor="${anchor}">${escapeText(name)}</text>`,
  );
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round"><rect width="${width}" height="${height}" fill="@band"/><g stroke="@soft-on-deep" stroke-width="${step * 0.44}" stroke-dasharray="0 ${step}"><path stroke-opacity=".3" d="${land}"/><path stroke-opacity=".5" d="${home}"/></g><path stroke="@clyde-on-deep" stroke-width="${step}" d="${points}"/><g font-family="system-ui,sans-serif" font-size="${labelSize}" font-weight="600" fill="@on-deep" stroke="@band" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${names.join("")}</g></svg>\n`,
    scheme,
  );
}
