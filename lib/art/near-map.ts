import { paint, type Scheme } from "./colours.ts";
import { escapeText, TEXT_FACE } from "./shapes.ts";

/** The map of a city's surroundings on its landing pages, in pixels at its natural size. */
export const NEAR_MAP = { width: 720, height: 440, step: 9, labelSize: 16 } as const;

/** Name of the picture of a city's surroundings. */
export function nearMapName(city: string): string {
  return `near-${city}`;
}

/** The parts of the map, as SVG path data: `lib/geo/map/around`. */
interface NearMap {
  land: string;
  places: readonly [string, string, string];
  named: string;
  circles: readonly { radius: number; text: string; y: number }[];
  labels: readonly { name: string; x: number; y: number; anchor: "start" | "end" | "middle" }[];
}

/** Widths of the dots of villages, towns and cities, and how bright they are. */
const PLACES = [
  { width: 2.4, opacity: 0.5 },
  { width: 3.6, opacity: 0.65 },
  { width: 6, opacity: 0.75 },
] as const;

/** A city in amber among the places around it by night, the nearest cities of the catalogue by name. */
export function renderNearMap(map: NearMap, scheme: Scheme): string {
  const { width, height, step, labelSize } = NEAR_MAP;
  const [x, y] = [width / 2, height / 2];
  const places = map.places.map((path, index) => {
    const { width: dot, opacity } = PLACES[index]!;
    return `<path stroke-width="${dot}" stroke-opacity="${opacity}" d="${path}"/>`;
  });
  const circles = map.circles.map(({ radius }) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`);
  const distances = map.circles.map(
    (circle) => `<text x="${x}" y="${circle.y}" text-anchor="middle">${circle.text}</text>`,
  );
  const names = map.labels.map(
    (label, index) =>
      `<text x="${label.x}" y="${label.y}" text-anchor="${label.anchor}"${index === 0 ? ' fill="@amber"' : ""}>${escapeText(label.name)}</text>`,
  );
  return paint(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round">`,
      `<rect width="${width}" height="${height}" fill="@band"/>`,
      `<path stroke="@soft-on-deep" stroke-opacity=".3" stroke-width="3" stroke-dasharray="0 ${step}" d="${map.land}"/>`,
      `<g stroke="@clyde-on-deep">${places.join("")}<g stroke-opacity=".45">${circles.join("")}</g></g>`,
      `<path stroke="@on-deep" stroke-width="8" d="${map.named}"/>`,
      `<circle cx="${x}" cy="${y}" r="6" fill="@amber"/>`,
      `<g font-family="${TEXT_FACE}" font-size="${labelSize}" font-weight="600" fill="@on-deep" stroke="@band" stroke-width="5" stroke-linejoin="round" paint-order="stroke">`,
      `<g font-size="13" font-weight="400" fill="@soft-on-deep">${distances.join("")}</g>${names.join("")}</g></svg>\n`,
    ].join(""),
    scheme,
  );
}
