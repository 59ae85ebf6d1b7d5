import { distanceKm, KM_PER_MILE, type Point } from "../distance";
import { boxOf, type MapLabel } from "./labels";
import type { Ring } from "./land";
import { nameAll } from "./names";
import { drawAreas, drawLines } from "./outline";
import { createProjection, MERCATOR } from "./projection";

/** The surroundings of a city as SVG path data. */
export interface AroundDrawing {
  width: number;
  height: number;
  labelSize: number;
  /** The city. */
  at: readonly [x: number, y: number];
  /** Land as areas, and the borders on it. */
  land: string;
  borders: string;
  /** The largest places, by their size: villages, towns, cities. */
  places: readonly [string, string, string];
  /** The named points, and lines from some of them to their names. */
  named: string;
  leaders: string;
  /** Distances as circles around the city, each with a label where that has room. */
  circles: readonly { radius: number; text: string; y: number }[];
  /** The first is the city's. */
  labels: readonly MapLabel[];
}

interface AroundOptions {
  coasts: { land: readonly Ring[]; borders: readonly Ring[] };
  /** Every place of the world that may be drawn. */
  places: readonly (Point & { population: number })[];
  /** The points that are named, all of them. */
  named: readonly (Point & { name: string })[];
  size: { width: number; height: number; labelSize: number };
  /** Of the distances. */
  unit: keyof typeof UNITS;
}

/** Room around the points, in kilometres and as a part of the frame. */
const ROOM = { km: 24, part: 0.1 };
/** What is shown around the city on all sides, in kilometres: its own customers. */
const NEAR_KM = 30;
/** The least height of the frame, in kilometres. */
const LEAST_KM = 110;
/** From one circle to the next: the smaller where the points are near; none where they are far. */
const UNITS = {
  km: { km: 1, steps: [25, 50] },
  miles: { km: KM_PER_MILE, steps: [15, 30] },
} as const;
const FAR_KM = 80;
const TOO_FAR_KM = 200;
/** Between a place and the edge, in units. */
const MARGIN = 10;
/** More places would hide the land, and the named cities among them. */
const MOST_PLACES = 120;
/** People from which a place is a town, and a city. */
const SIZES = [20_000, 100_000] as const;
const KM_OF_DEGREE = 111.2;

/** Draws what lies around a city, as far as the points that are named, with the distances as circles. */
export function drawAround(city: Point & { name: string }, options: AroundOptions): AroundDrawing {
  const { width, height, labelSize } = options.size;
  const { middle, kmAcross } = frameAround(city, options.named, width / height);
  const scale = width / kmAcross;
  const projection = createProjection(frameOf(middle, kmAcross, height / width), width, MERCATOR);
  const spot = (point: Point) => projection.project(point);
  const isShown = ([x, y]: readonly [number, number]) =>
    x > MARGIN && x < width - MARGIN && y > MARGIN && y < height - MARGIN;
  const places = nearby(middle, options.places, kmAcross)
    .filter((place) => isShown(spot(place)))
    .slice(0, MOST_PLACES);
  const [x, y] = spot(city);
  const others = options.named.map(spot);
  const farthest = Math.max(0, ...options.named.map((point) => distanceKm(city, point)));
  const unit = UNITS[options.unit];
  const step = unit.steps[farthest > FAR_KM ? 1 : 0];
  const count = farthest > TOO_FAR_KM ? 0 : Math.max(1, Math.ceil(farthest / (step * unit.km)));
  const circles = Array.from({ length: count }, (_, index) => {
    const distance = step * (index + 1);
    const radius = Math.round(distance * unit.km * scale);
    const isFree = (at: number) =>
      at > labelSize &&
      at < height - 4 &&
      !others.some((other) => Math.hypot(other[0] - x, other[1] - at) < 2 * labelSize);
    const below = y + radius - 4;
    const above = y - radius + labelSize;
    const free = [below, above].find(isFree);
    return { radius, text: free === undefined ? "" : `${distance} ${options.unit}`, y: free ?? below };
  });
  const distances = circles.flatMap((circle) =>
    circle.text === "" ? [] : boxOf({ name: circle.text, x, y: circle.y, anchor: "middle" }, labelSize),
  );
  const { labels, leaders } = nameAll(
    [
      { name: city.name, x, y },
      ...options.named.map(({ name }, index) => ({
        name,
        x: others[index]![0],
        y: others[index]![1],
        others,
      })),
    ],
    { width, height, size: labelSize, distances },
  );
  const sizeOf = (population: number) => SIZES.filter((least) => population >= least).length;
  const dots = (size: number) =>
    places
      .filter(({ population }) => sizeOf(population) === size)
      .map((place) => `M${spot(place).join(" ")}h0`)
      .join("");
  return {
    width,
    height,
    labelSize,
    at: [x, y],
    land: drawAreas(options.coasts.land, projection),
    borders: drawLines(options.coasts.borders, projection),
    places: [dots(0), dots(1), dots(2)],
    named: others.map((at) => `M${at.join(" ")}h0`).join(""),
    leaders,
    circles,
    labels,
  };
}

/** The middle of a frame around points and what is nearest to the city, and how wide it is. */
function frameAround(
  city: Point,
  points: readonly Point[],
  ratio: number,
): { middle: Point; kmAcross: number } {
  const kmEast = KM_OF_DEGREE * Math.cos((city.latitude * Math.PI) / 180);
  const east = [-NEAR_KM, NEAR_KM, ...points.map(({ longitude }) => (longitude - city.longitude) * kmEast)];
  const north = [
    -NEAR_KM,
    NEAR_KM,
    ...points.map(({ latitude }) => (latitude - city.latitude) * KM_OF_DEGREE),
  ];
  const [left, right] = [Math.min(...east), Math.max(...east)];
  const [bottom, top] = [Math.min(...north), Math.max(...north)];
  const withRoom = (length: number) => length * (1 + 2 * ROOM.part) + 2 * ROOM.km;
  const kmAcross = Math.max(withRoom(right - left), withRoom(top - bottom) * ratio, LEAST_KM * ratio);
  return {
    middle: {
      latitude: city.latitude + (bottom + top) / 2 / KM_OF_DEGREE,
      longitude: city.longitude + (left + right) / 2 / kmEast,
    },
    kmAcross,
  };
}

/** The frame of so many kilometres around a point. */
function frameOf({ latitude, longitude }: Point, kmAcross: number, ratio: number) {
  const half = kmAcross / 2 / (KM_OF_DEGREE * Math.cos((latitude * Math.PI) / 180));
  const middle = MERCATOR.rise((latitude * Math.PI) / 180);
  const up = ((half * Math.PI) / 180) * ratio;
  const latitudeAt = (rise: number) => (MERCATOR.fall(rise) * 180) / Math.PI;
  return {
    west: longitude - half,
    east: longitude + half,
    south: latitudeAt(middle - up),
    north: latitudeAt(middle + up),
  };
}

/** The places near a city, the most populous first. */
function nearby<P extends Point & { population: number }>(
  city: Point,
  places: readonly P[],
  kmAcross: number,
): P[] {
  const degrees = kmAcross / KM_OF_DEGREE;
  return places
    .filter((place) => Math.abs(place.latitude - city.latitude) < degrees)
    .filter((place) => distanceKm(place, city) < kmAcross)
    .toSorted((a, b) => b.population - a.population);
}
