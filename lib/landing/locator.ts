/** A small map around a city: its neighbours by bearing and distance. */
import { bearingTo, type Neighbour, type Point } from "@/lib/geo/distance";

/** A neighbour on the map, as offsets from the city to the east and to the south. */
interface LocatedPlace {
  /** Its number in the list of neighbours. */
  number: number;
  x: number;
  y: number;
  /** Where the number stands, farther out on the same bearing. */
  label: { x: number; y: number };
}

export interface Locator {
  /** Radius of the circle in kilometres; the places in it have a scale of `LOCATOR_RADIUS` to this. */
  km: number;
  places: readonly LocatedPlace[];
}

/** Radius of the map's circle, in the units of the drawing. */
export const LOCATOR_RADIUS = 100;
/** Neighbours on the map. */
const PLACES = 5;
/** Distance of a number from its dot, and between two numbers. */
const BESIDE = 13;
const APART = 18;
/** Radii of the circle, in kilometres. */
const SCALES = [10, 20, 50, 100, 150];

/** Puts the nearest of some neighbours, nearest first, on a map. */
export function locate(city: Point, neighbours: readonly Neighbour<Point>[]): Locator {
  const shown = neighbours.slice(0, PLACES);
  const farthest = shown.at(-1)?.km ?? 0;
  const km = SCALES.find((scale) => farthest <= scale) ?? Math.ceil(farthest);
  const places: LocatedPlace[] = [];
  for (const [index, { point, km: distance }] of shown.entries()) {
    const bearing = bearingTo(city, point);
    const at = (radius: number) => ({
      x: Math.round(radius * Math.sin(bearing)),
      y: Math.round(-radius * Math.cos(bearing)),
    });
    const radius = (distance / km) * LOCATOR_RADIUS;
    let out = radius + BESIDE;
    // A number that would cover another moves outwards.
    while (
      places.some(
        ({ label, x, y }) => isClose(at(out), label, APART) || isClose(at(out), { x, y }, BESIDE - 1),
      )
    )
      out += 3;
    places.push({ number: index + 1, ...at(radius), label: at(out) });
  }
  return { km, places };
}

interface Spot {
  x: number;
  y: number;
}

function isClose(a: Spot, b: Spot, distance: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < distance;
}
