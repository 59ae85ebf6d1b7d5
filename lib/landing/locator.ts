/** A small map around a city: neighbours by bearing and distance, each with its name. */
import { bearingTo, type Neighbour, type Point } from "@/lib/geo/distance";

type Anchor = "start" | "middle" | "end";

/** A neighbour on the map, as offsets from the city to the east and to the south. */
interface LocatedPlace extends Spot {
  name: string;
  /** Where the name stands. */
  label: Spot & { anchor: Anchor };
}

export interface Locator {
  /** Radius of the circle in kilometres; the places in it have a scale of `LOCATOR_RADIUS` to this. */
  km: number;
  places: readonly LocatedPlace[];
}

/** Radius of the map's circle, in the units of the drawing. */
export const LOCATOR_RADIUS = 100;
/** Half the width of the drawing: no name leaves it. */
export const LOCATOR_REACH = 190;
/** With fewer places, or more, a list says it better. */
const [FEWEST, MOST] = [3, 6];
/** Smallest angle between two places, in radians. */
const APART = Math.PI / 9;
/** Width of a character and height of a line of the names. */
const CHARACTER = 8.6;
const LINE = 17;
/** Distance of a name from its dot, and the room of a dot. */
const BESIDE = 9;
const DOT = 7;
/** Radii of the circle, in kilometres. */
const SCALES = [10, 20, 50, 100, 150];

/**
 * Puts the nearest of some neighbours, nearest first, on a map: those in a direction of their own whose names find room.
 * Undefined if they are few.
 */
export function locate(
  city: Point,
  neighbours: readonly Neighbour<Point & { name: string }>[],
): Locator | undefined {
  const farthest = neighbours.at(-1)?.km ?? 0;
  const km = SCALES.find((scale) => farthest <= scale) ?? Math.ceil(farthest);
  const taken: Box[] = [boxAround({ x: 0, y: 0 })];
  const bearings: number[] = [];
  const places: LocatedPlace[] = [];
  for (const { point, km: distance } of neighbours) {
    const bearing = bearingTo(city, point);
    if (places.length === MOST || bearings.some((other) => angleBetween(bearing, other) < APART)) continue;
    const radius = (distance / km) * LOCATOR_RADIUS;
    const at = { x: Math.round(radius * Math.sin(bearing)), y: Math.round(-radius * Math.cos(bearing)) };
    const dot = boxAround(at);
    const found = labelsFor(at)
      .map((label) => ({ label, box: boxOf(point.name, label) }))
      .find(({ box }) => isInside(box) && !taken.some((other) => overlap(box, other)));
    if (!found || taken.some((other) => overlap(dot, other))) continue;
    bearings.push(bearing);
    taken.push(dot, found.box);
    places.push({ name: point.name, ...at, label: found.label });
  }
  return places.length < FEWEST ? undefined : { km, places };
}

interface Spot {
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a name may stand: outwards of its dot, above, below, inwards. */
function labelsFor({ x, y }: Spot): LocatedPlace["label"][] {
  const beside = (anchor: "start" | "end") => ({
    x: anchor === "start" ? x + BESIDE : x - BESIDE,
    y: y + 5,
    anchor,
  });
  const above = { x, y: y - BESIDE, anchor: "middle" } as const;
  const below = { x, y: y + BESIDE + 11, anchor: "middle" } as const;
  return [beside(x < 0 ? "end" : "start"), ...(y < 0 ? [above, below] : [below, above])];
}

function boxOf(name: string, { x, y, anchor }: LocatedPlace["label"]): Box {
  const width = name.length * CHARACTER;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - LINE + 4, bottom: y + 4 };
}

function boxAround({ x, y }: Spot): Box {
  return { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT };
}

function isInside({ left, right }: Box): boolean {
  return left >= -LOCATOR_REACH && right <= LOCATOR_REACH;
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Between two bearings, 0 to π. */
function angleBetween(a: number, b: number): number {
  const difference = Math.abs(a - b) % (2 * Math.PI);
  return Math.min(difference, 2 * Math.PI - difference);
}
