import type { Point } from "../distance";
import type { Projection } from "./projection";

/** A closed line of an area: longitude and latitude in degrees. Rings within rings are holes. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** From one shore to the next along a parallel, in degrees. */
type Stretch = readonly [from: number, to: number];

/** A ring that is continuous across the antimeridian, and the latitudes between which it lies. */
interface Shore {
  ring: Ring;
  south: number;
  north: number;
}

const TURN = 360;
/** Longitudes are compared as they are and a turn to either side. */
const TURNS = [-TURN, 0, TURN];

/**
 * Draws areas as dots on a square grid: one stroke for each row of neighbouring dots. They show with round caps and a dash
 * of length 0, a gap of `step`.
 *
 * @param step distance of the dots, in units of the drawing
 * @see docs/decisions/0060-land-as-dots-from-natural-earth.md
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
    const stretches = crossings(shores, projection.latitudeAt(y));
    let start: number | undefined;
    for (const [index, x] of [...columns, Infinity].entries()) {
      const isLand = index < columns.length && isWithin(stretches, longitudes[index]!);
      if (isLand) start ??= x;
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
  return isWithin(crossings(shoresOf(rings), latitude), longitude);
}

/** The world has a hundred thousand corners: its rings are prepared once. */
const prepared = new WeakMap<readonly Ring[], Shore[]>();

function shoresOf(rings: readonly Ring[]): Shore[] {
  const known = prepared.get(rings);
  if (known) return known;
  const shores = rings.map((ring) => {
    const latitudes = ring.map(([, latitude]) => latitude);
    return { ring: unwrap(ring), south: Math.min(...latitudes), north: Math.max(...latitudes) };
  });
  prepared.set(rings, shores);
  return shores;
}

/** Makes a ring that crosses the antimeridian continuous: its longitudes may then be beyond 180 degrees. */
function unwrap(ring: Ring): Ring {
  let last = ring[0]?.[0] ?? 0;
  return ring.map(([longitude, latitude]) => {
    last = longitude + TURN * Math.round((last - longitude) / TURN);
    return [last, latitude];
  });
}

/** Where a parallel is inside the rings. */
function crossings(shores: readonly Shore[], latitude: number): Stretch[] {
  return shores.flatMap(({ ring, south, north }) => {
    if (latitude < south || latitude >= north) return [];
    const at: number[] = [];
    // Millions of corners in a build: without iterators, and without a pair for each.
    let before = ring[ring.length - 1]!;
    for (let index = 0; index < ring.length; index += 1) {
      const corner = ring[index]!;
      if (before[1] > latitude !== corner[1] > latitude) {
        const share = (latitude - before[1]) / (corner[1] - before[1]);
        at.push(before[0] + share * (corner[0] - before[0]));
      }
      before = corner;
    }
    at.sort((a, b) => a - b);
    return at.flatMap((from, index) => (index % 2 === 0 ? [[from, at[index + 1]!] as const] : []));
  });
}

function isWithin(stretches: readonly Stretch[], longitude: number): boolean {
  // In a hole a point is within two rings.
  let isInside = false;
  for (const turn of TURNS)
    for (const [from, to] of stretches)
      if (longitude + turn >= from && longitude + turn < to) isInside = !isInside;
  return isInside;
}
