/** Maps as SVG documents: of a country or the world beside a list of cities, and of the surroundings of a city. */
import type { MapDrawing } from "@/lib/geo/map";
import type { AroundDrawing } from "@/lib/geo/map/city-surroundings";
import { paint, type Scheme } from "./colours.ts";

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

/** A map as an SVG document: land as dots, the country's brighter, a dot for each city, larger for those with a name, amber for the desk. */
export function renderCountryMap(
  { width, height, step, land, home, points, named, desk, labelSize, labels }: MapDrawing,
  scheme: Scheme,
): string {
  const names = labels.map((label) => textOf(label));
  const ours = desk ? `<circle cx="${desk[0]}" cy="${desk[1]}" r="${step * 0.7}" fill="@amber"/>` : "";
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round"><rect width="${width}" height="${height}" fill="@band"/><g stroke="@soft-on-deep" stroke-width="${step * 0.44}" stroke-dasharray="0 ${step}"><path stroke-opacity=".3" d="${land}"/><path stroke-opacity=".5" d="${home}"/></g><g stroke="@clyde-on-deep"><path stroke-opacity=".8" stroke-width="${step * 0.75}" d="${points}"/><path stroke-width="${step * 1.1}" d="${named}"/></g>${ours}<g font-family="${TEXT_FACE}" font-size="${labelSize}" font-weight="600" fill="@on-deep" stroke="@band" stroke-width="5" stroke-linejoin="round" paint-order="stroke">${names.join("")}</g></svg>\n`,
    scheme,
  );
}

/** The map of a city's surroundings on its landing pages, in pixels at its natural size, and how many places it names. */
export const NEAR_MAPS = {
  wide: { width: 720, height: 440, labelSize: 16, names: 9 },
  phone: { width: 328, height: 230, labelSize: 14, names: 5 },
} as const;
type NearMapSize = keyof typeof NEAR_MAPS;

/** Name of the picture of a city's surroundings. */
export function nearMapName(city: string, size: NearMapSize): string {
  return size === "phone" ? `near-${city}-phone` : `near-${city}`;
}

/** Widths of the dots of villages, towns and cities, and how bright they are. */
const PLACES = [
  { width: 2, opacity: 0.45 },
  { width: 3, opacity: 0.6 },
  { width: 5, opacity: 0.75 },
] as const;

/** A city in amber on the land around it, with the places where people live, and the nearest cities of the catalogue by name. */
export function renderNearMap(map: AroundDrawing, scheme: Scheme): string {
  const { width, height, labelSize } = map;
  const [x, y] = map.at;
  const places = map.places.map((path, index) => {
    const { width: dot, opacity } = PLACES[index]!;
    return `<path stroke-width="${dot}" stroke-opacity="${opacity}" d="${path}"/>`;
  });
  const circles = map.circles.map(({ radius }) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  const distances = map.circles.map((circle) =>
    circle.text === "" ? "" : `<text x="${x}" y="${circle.y}" text-anchor="middle">${circle.text}</text>`,
  );
  const names = map.labels.map((label, index) => textOf(label, index === 0 ? ' fill="@amber"' : ""));
  return paint(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
      `<rect width="${width}" height="${height}" fill="@deep-shade"/>`,
      `<path fill="@land" fill-rule="evenodd" stroke="@shore" d="${map.land}"/>`,
      `<path stroke="@soft-on-deep" stroke-width="1.5" stroke-dasharray="6 4" d="${map.borders}"/>`,
      `<g stroke="@clyde-on-deep">${places.join("")}<g stroke-opacity=".5">${circles.join("")}</g></g>`,
      `<path stroke="@on-deep" d="${map.leaders}"/>`,
      `<path stroke="@on-deep" stroke-width="8" d="${map.named}"/>`,
      `<circle cx="${x}" cy="${y}" r="6" fill="@amber"/>`,
      `<g font-family="${TEXT_FACE}" font-size="${labelSize}" font-weight="600" fill="@on-deep" stroke="@land" stroke-width="4" stroke-linejoin="round" paint-order="stroke">`,
      `<g font-size="${Math.min(labelSize, 13)}" font-weight="400" fill="@soft-on-deep">${distances.join("")}</g>${names.join("")}</g></svg>\n`,
    ].join(""),
    scheme,
  );
}

/** The text face of the pages (`--font-sans` of `components/ui/theme.css`): images do not inherit it. */
const TEXT_FACE = "-apple-system,BlinkMacSystemFont,Segoe UI,Roboto,Noto Sans,Arial,sans-serif";

/** A name on a map. @param attributes further ones, each after a space */
function textOf({ name, x, y, anchor }: MapDrawing["labels"][number], attributes = ""): string {
  const text = name.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${x}" y="${y}" text-anchor="${anchor}"${attributes}>${text}</text>`;
}
