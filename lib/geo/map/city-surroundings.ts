import { distanceKm, KM_PER_MILE, type Point } from "../distance";
import { boxOf, overlap, type MapLabel } from "./labels";
import type { Ring } from "./land-dots";
import { nameAll } from "./leader-lines";
import { drawAreas, drawLines } from "./coastlines";
import { createProjection, MERCATOR, type Frame } from "./projection";

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

type NamedPoint = Point & { name: string };

interface AroundOptions {
  coasts: { land: readonly Ring[]; borders: readonly Ring[] };
  /** Every place of the world that may be drawn. */
  places: readonly (NamedPoint & { population: number })[];
  /** Points that are named before places, where they are in the frame. */
  cities: readonly NamedPoint[];
  size: { width: number; height: number; labelSize: number; names: number };
  unit: "km" | "miles";
}

/** Circles where the customers of most firms end, in kilometres, and the height of the frame, which has room for all of them. */
const CIRCLES_KM = [15, 25, 40];
const FRAME_KM = 88;
/** Between named points, in kilometres. */
const APART_KM = 9;
/** Between a place and the edge, in units. */
const MARGIN = 10;
/** Half the width of a named dot and some air, in units. */
const DOT = 6;
/** More places would hide the land, and the named ones among them. */
const MOST_PLACES = 120;
/** People from which a place is a town, and a city. */
const SIZES = [20_000, 100_000] as const;
const KM_OF_DEGREE = 111.2;

/** Draws what lies around a city, as far as its firms have their customers, with the distances as circles. */
export function drawAround(
  city: NamedPoint,
  { coasts, places: all, cities, size, unit }: AroundOptions,
): AroundDrawing {
  const { width, height, labelSize, names } = size;
  const kmAcross = (FRAME_KM * width) / height;
  const frame = frameOf(city, kmAcross, height / width);
  const projection = createProjection(frame, width, MERCATOR);
  const spot = (point: Point) => projection.project(point);
  const isShown = (point: Point) => {
    const [x, y] = spot(point);
    return x > MARGIN && x < width - MARGIN && y > MARGIN && y < height - MARGIN;
  };
  const places = placesIn(all, frame)
    .filter(isShown)
    .sort((a, b) => b.population - a.population);
  const named: NamedPoint[] = [];
  for (const point of [...cities.filter(isShown), ...places])
    if (named.length < names && [city, ...named].every((other) => distanceKm(point, other) > APART_KM))
      named.push(point);
  const [x, y] = spot(city);
  const others = named.map(spot);
  const { labels, leaders } = nameAll(
    [
      { name: city.name, x, y },
      ...named.map(({ name }, index) => ({ name, x: others[index]![0], y: others[index]![1], others })),
    ],
    { width, height, size: labelSize },
  );
  const taken = labels.flatMap((label) => [
    boxOf(label, labelSize),
    { left: label.at[0] - DOT, right: label.at[0] + DOT, top: label.at[1] - DOT, bottom: label.at[1] + DOT },
  ]);
  const circles = CIRCLES_KM.map((km) => {
    const radius = Math.round((km * width) / kmAcross);
    const text = unit === "km" ? `${km} km` : `${Math.round(km / KM_PER_MILE)} miles`;
    // Names come first: a distance without room below or above is left out.
    const free = [y + radius - 4, y - radius + labelSize].find((at) => {
      const box = boxOf({ name: text, x, y: at, anchor: "middle" }, labelSize);
      return !taken.some((other) => overlap(box, other));
    });
    return { radius, text: free === undefined ? "" : text, y: free ?? y };
  });
  const sizeOf = (population: number) => SIZES.filter((least) => population >= least).length;
  const dots = (wanted: number) =>
    places
      .slice(0, MOST_PLACES)
      .filter(({ population }) => sizeOf(population) === wanted)
      .map((place) => `M${spot(place).join(" ")}h0`)
      .join("");
  return {
    width,
    height,
    labelSize,
    at: [x, y],
    land: drawAreas(coasts.land, projection),
    borders: drawLines(coasts.borders, projection),
    places: [dots(0), dots(1), dots(2)],
    named: others.map((at) => `M${at.join(" ")}h0`).join(""),
    leaders,
    circles,
    labels,
  };
}

/** The frame of so many kilometres around a point. */
function frameOf({ latitude, longitude }: Point, kmAcross: number, ratio: number): Frame {
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

/** The places in a frame. */
function placesIn<P extends Point>(places: readonly P[], { west, east, south, north }: Frame): P[] {
  const latitudes = latitudesOf.get(places) ?? places.map(({ latitude }) => latitude);
  latitudesOf.set(places, latitudes);
  const found: P[] = [];
  for (let index = 0; index < latitudes.length; index += 1)
    if (latitudes[index]! > south && latitudes[index]! < north) found.push(places[index]!);
  return found.filter(({ longitude }) => longitude > west && longitude < east);
}

/** Each map searches a hundred thousand places. Their latitudes alone, as a list of numbers, are read much faster. */
const latitudesOf = new WeakMap<readonly Point[], readonly number[]>();
