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
export const LOCATOR_RADIUS = 120;
/** Half the width of the drawing: no name leaves it. */
export const LOCATOR_REACH = 190;
/** With fewer places a list says it better. */
const FEWEST = 3;
/** Width of a character and height of a line of the names. */
const CHARACTER = 6.4;
const LINE = 13;
/** Distance of a name from its dot, and the room of a dot. */
const BESIDE = 7;
const DOT = 5;
/** The circle's radius is a multiple of this, in kilometres. */
const STEP = 10;

/**
 * Puts neighbours on a map, with names that cover neither each other nor a dot. Undefined if they are few; one whose name
 * finds no room is left out.
 */
export function locate(
  city: Point,
  neighbours: readonly Neighbour<Point & { name: string }>[],
): Locator | undefined {
  const farthest = Math.max(...neighbours.map((neighbour) => neighbour.km));
  const km = Math.ceil(farthest / STEP) * STEP;
  const spots = neighbours.map(({ point, km: distance }) => {
    const bearing = bearingTo(city, point);
    const radius = (distance / km) * LOCATOR_RADIUS;
    return {
      name: point.name,
      x: Math.round(radius * Math.sin(bearing)),
      y: Math.round(-radius * Math.cos(bearing)),
    };
  });
  const places = placeNames(spots);
  return places.length < FEWEST ? undefined : { km, places };
}

/** The room of the kilometres, on the lowest point of the circle. */
const SCALE: Box = { left: -24, right: 24, top: LOCATOR_RADIUS - 8, bottom: LOCATOR_RADIUS + 8 };

/** The most names that find room together: each is tried in all its places, the preferred ones first. */
function placeNames(spots: readonly (Spot & { name: string })[]): LocatedPlace[] {
  const dots = [...[{ x: 0, y: 0 }, ...spots].map(boxAround), SCALE];
  const choices = spots.map((spot) =>
    labelsFor(spot)
      .map((label) => ({ place: { ...spot, label }, box: boxOf(spot.name, label) }))
      .filter(({ box }) => isInside(box) && !dots.some((dot) => overlap(box, dot))),
  );
  let most: LocatedPlace[] = [];
  const place = (index: number, places: readonly LocatedPlace[], taken: readonly Box[]): void => {
    if (places.length > most.length) most = [...places];
    if (most.length >= places.length + choices.length - index) return;
    for (const choice of choices[index]!)
      if (!taken.some((other) => overlap(choice.box, other)))
        place(index + 1, [...places, choice.place], [...taken, choice.box]);
    place(index + 1, places, taken);
  };
  place(0, [], []);
  return most;
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

/** Where a name may stand: outwards of its dot, above, below, at its corners, inwards. */
function labelsFor({ x, y }: Spot): LocatedPlace["label"][] {
  const [out, inwards] = x < 0 ? (["end", "start"] as const) : (["start", "end"] as const);
  const vertical = y < 0 ? [-BESIDE, BESIDE + 8] : [BESIDE + 8, -BESIDE];
  const beside = (anchor: "start" | "end", gap = BESIDE) => (anchor === "start" ? x + gap : x - gap);
  return [
    { x: beside(out), y: y + 4, anchor: out },
    ...vertical.map((dy) => ({ x, y: y + dy, anchor: "middle" as const })),
    ...[out, inwards].flatMap((anchor) =>
      vertical.map((dy) => ({ x: beside(anchor, 3), y: y + dy, anchor })),
    ),
    { x: beside(inwards), y: y + 4, anchor: inwards },
  ];
}

function boxOf(name: string, { x, y, anchor }: LocatedPlace["label"]): Box {
  const width = name.length * CHARACTER;
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor];
  return { left, right: left + width, top: y - LINE + 3, bottom: y + 3 };
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
