import type { Point } from "../distance";
import type { Projection } from "./projection";

/** A closed line of an area: longitude and latitude in degrees. Rings within rings are holes. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** A piece of shore between two corners. */
type Edge = readonly [from: Ring[number], to: Ring[number]];

/** The edges that touch each degree of latitude, from the south pole on. */
type Shores = readonly (readonly Edge[])[];

const TURN = 360;
/** Longitudes of a map and of a ring may be a turn apart. */
const TURNS = [-TURN, 0, TURN];

/**
 * Draws areas as dots on a square grid: one stroke for each row of neighbouring dots. They show with round caps and a dash
 * of length 0, a gap of `step`.
 *
 * @param step distance of the dots, in units of the drawing
 */
export function drawLand(rings: readonly Ring[], projection: Projection, step: number): string {
  const shores = shoresOf(rings);
  const columns = Array.from(
    { length: Math.round(projection.width / step) },
    (_, index) => (index + 0.5) * step,
  );
  const longitudes = columns.map(projection.longitudeAt);
  let path = "";
  for (let y = step / 2; y < projection.height; y += step) {
    const crossed = crossings(shores, projection.latitudeAt(y)).sort((a, b) => a - b);
    let next = 0;
    let start: number | undefined;
    for (let index = 0; index <= columns.length; index += 1) {
      while (crossed[next]! <= longitudes[index]!) next += 1;
      // Each crossing to the west leads in or out: in a hole there are two more.
      const isLand = index < columns.length && next % 2 === 1;
      if (isLand) start ??= columns[index];
      else if (start !== undefined) {
        // One unit longer, because a stroke without length may show no dash.
        path += `M${start} ${y}h${columns[index - 1]! - start + 1}`;
        start = undefined;
      }
    }
  }
  return path;
}

/** Returns true for a point in an area. */
export function isInArea(rings: readonly Ring[], { latitude, longitude }: Point): boolean {
  return crossings(shoresOf(rings), latitude).filter((at) => at <= longitude).length % 2 === 1;
}

/** The world has a hundred thousand corners, and a parallel crosses few of its edges: they are sorted once. */
const prepared = new WeakMap<readonly Ring[], Shores>();

function shoresOf(rings: readonly Ring[]): Shores {
  const known = prepared.get(rings);
  if (known) return known;
  const shores = Array.from({ length: 180 }, (): Edge[] => []);
  for (const ring of rings.map(unwrap)) {
    for (const [index, to] of ring.entries()) {
      const from = ring.at(index - 1)!;
      const last = degreeOf(Math.max(from[1], to[1]));
      for (let degree = degreeOf(Math.min(from[1], to[1])); degree <= last; degree += 1)
        shores[degree]!.push([from, to]);
    }
  }
  prepared.set(rings, shores);
  return shores;
}

const degreeOf = (latitude: number) => Math.min(Math.floor(latitude) + 90, 179);

/** Makes a ring that crosses the antimeridian continuous: its longitudes may then be beyond 180 degrees. */
function unwrap(ring: Ring): Ring {
  let last = ring[0]?.[0] ?? 0;
  return ring.map(([longitude, latitude]) => {
    last = longitude + TURN * Math.round((last - longitude) / TURN);
    return [last, latitude];
  });
}

/** The longitudes at which a parallel crosses the shores, in each turn of the globe. */
function crossings(shores: Shores, latitude: number): number[] {
  const crossed = (shores[degreeOf(latitude)] ?? [])
    .filter(([from, to]) => from[1] > latitude !== to[1] > latitude)
    .map(([from, to]) => from[0] + ((latitude - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
  return TURNS.flatMap((turn) => crossed.map((at) => at + turn));
}
