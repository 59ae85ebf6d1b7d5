import { distanceKm, nearest, type Point } from "../distance";
import { boxOf, placeLabels, type Box, type MapLabel } from "./labels";
import { drawLand, type Ring } from "./land";
import { createProjection, MERCATOR } from "./projection";

/** The surroundings of a city as SVG path data; the city is in the middle. */
export interface AroundDrawing {
  /** Land, as rows of dots. */
  land: string;
  /** The largest places, by their size: villages, towns, cities. */
  places: readonly [string, string, string];
  /** The named points. */
  named: string;
  /** Distances as circles around the city, each with a label. */
  circles: readonly { radius: number; text: string; y: number }[];
  /** The first is the city's. */
  labels: readonly MapLabel[];
}

interface AroundOptions {
  land: readonly Ring[];
  /** Every place of the world that may be drawn. */
  places: readonly (Point & { population: number })[];
  /** The points that are named where they have room. */
  named: readonly (Point & { name: string })[];
  size: { width: number; height: number; step: number; labelSize: number };
}

/** The farthest circle, in kilometres, and how many there are. */
const FAR_KM = 150;
const CIRCLES = 3;
/** Between the farthest circle and the edge, in units. */
const MARGIN = 10;
/** More places would hide the land, and the named cities among them. */
const MOST_PLACES = 140;
/** People from which a place is a town, and a city. */
const SIZES = [20_000, 100_000] as const;
const KM_OF_DEGREE = 111.2;

/** Draws what lies around a city: as far as the cities that are nearby, with the distances as circles. */
export function drawAround(city: Point & { name: string }, options: AroundOptions): AroundDrawing {
  const { width, height, step, labelSize } = options.size;
  const scale = (height / 2 - MARGIN) / FAR_KM;
  const projection = createProjection(frameOf(city, width / scale, height / width), width, MERCATOR);
  const spot = (point: Point) => projection.project(point);
  const isShown = ([x, y]: readonly [number, number]) =>
    x > MARGIN && x < width - MARGIN && y > MARGIN && y < height - MARGIN;
  const places = nearby(city, options.places, width / scale)
    .filter((place) => isShown(spot(place)))
    .slice(0, MOST_PLACES);
  const named = nearest(city, options.named, options.named.length)
    .map(({ point }) => ({ name: point.name, spot: spot(point) }))
    .filter(({ spot: at }) => isShown(at));
  const [x, y] = spot(city);
  const others = named.map(({ spot: at }) => at);
  const circles = Array.from({ length: CIRCLES }, (_, index) => {
    const km = (FAR_KM / CIRCLES) * (index + 1);
    const radius = Math.round(km * scale);
    const isTaken = others.some((at) => Math.hypot(at[0] - x, at[1] - y - radius) < 2 * labelSize);
    return { radius, text: `${km} km`, y: isTaken ? y - radius + labelSize : y + radius - 4 };
  });
  const distances = circles.map((circle) =>
    boxOf({ name: circle.text, x, y: circle.y, anchor: "middle" }, labelSize),
  );
  const labels = placeLabels(
    [{ name: city.name, x, y }, ...named.map(({ name, spot: at }) => ({ name, x: at[0], y: at[1], others }))],
    { width, height, size: labelSize, dots: [[x, y], ...others, ...distances.flatMap(insideOf)] },
  );
  const sizeOf = (population: number) => SIZES.filter((least) => population >= least).length;
  const dots = (size: number) =>
    places
      .filter(({ population }) => sizeOf(population) === size)
      .map((place) => `M${spot(place).join(" ")}h0`)
      .join("");
  return {
    land: drawLand(options.land, projection, step),
    places: [dots(0), dots(1), dots(2)],
    named: others.map((at) => `M${at.join(" ")}h0`).join(""),
    circles,
    labels,
  };
}

/** The frame of so many kilometres around a city. */
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

/** Points in a box, so that no name is placed on it. */
function insideOf({ left, right, top, bottom }: Box): [number, number][] {
  const y = (top + bottom) / 2;
  return [0.1, 0.35, 0.65, 0.9].map((part) => [left + part * (right - left), y]);
}
