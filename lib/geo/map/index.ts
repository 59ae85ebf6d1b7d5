import type { Point } from "../distance";
import { placeLabels, type MapLabel } from "./labels";
import { drawLand, isInArea, type Ring } from "./land-dots";
import { drawGreatCircle } from "./great-circle";
import { createProjection, frameAround, GALL, MERCATOR, type Frame } from "./projection";

export type { Ring };

/** The names of a map. */
interface MapMarks {
  /** Font size of the labels. */
  labelSize: number;
  labels: MapLabel[];
  /** Strokes as in `points`, for the points with a label alone. */
  named: string;
}

/** A map as SVG path data; the origin is the top left corner. */
export interface MapDrawing extends MapMarks {
  width: number;
  height: number;
  /** Distance of the dots of the land. */
  step: number;
  /** Land, as rows of dots: see `drawLand`. */
  land: string;
  /** The part of the land that the map is about. */
  home: string;
  /** One stroke of length 0 for each point. */
  points: string;
  /** The shortest ways from the desk to the ends. */
  lines: string;
  desk: readonly [x: number, y: number] | undefined;
  /** For narrow screens, which show the same drawing much smaller; undefined if it is for one kind of screen. */
  phone: MapMarks | undefined;
}

export interface NamedPoint extends Point {
  name: string;
}

interface MapOptions {
  land: readonly Ring[];
  /** Land in a stronger colour. */
  home?: readonly Ring[];
  /** True to keep names off other land than `home`, where they have the choice. Slow: for few maps. */
  stayHome?: boolean;
  points: readonly Point[];
  /** Points with a name, the most important first. One without room for it has none. */
  named: readonly NamedPoint[];
  desk?: NamedPoint;
  /** Ends of the lines from the desk. */
  ends?: readonly Point[];
  /** In units; see `MapSize`. */
  size: MapSize;
}

/** The size of a drawing, in its own units. */
export interface MapSize {
  width: number;
  labelSize: number;
  /** On narrow screens, if they show the same drawing. */
  phoneLabelSize?: number;
  /** How many of the names narrow screens show; all if absent. */
  phoneNames?: number;
  step: number;
  /** True if no name may cover a dot, or stand beside that of another point that has a name. */
  apart?: boolean;
  /** Northern edge of the world, in degrees. */
  north?: number;
  /** True to let a name cover the dots of points without one all the same. */
  mayCover?: boolean;
}

/** All cities from Anchorage to Auckland, with some sea beyond it, and enough of the Arctic to know the continents by. */
const WORLD: Frame = { west: -168, east: 188, south: -48, north: 72 };

/** For screens from 640 px on; below 1024 px the larger names are shown. */
export const WIDE: MapSize = { width: 1680, labelSize: 23, phoneLabelSize: 36, step: 14 };
/** For phones alone: with room for the name of the desk above its lines. */
export const SMALL: MapSize = { width: 400, labelSize: 15, step: 5, north: 76 };
/** For half of the page, and for phones. */
export const HALF: MapSize = { width: 400, labelSize: 12, phoneLabelSize: 18, step: 5, apart: true };
/** For the width of the page, from 768 px on; below 1024 px the larger names are shown. */
export const BROAD: MapSize = { width: 1000, labelSize: 15, phoneLabelSize: 21, step: 9, apart: true };

/** Draws the world. */
export function drawWorld(options: MapOptions): MapDrawing {
  return draw(options, { ...WORLD, north: options.size.north ?? WORLD.north }, GALL);
}

/**
 * Draws the part of the world around points.
 *
 * @param around points that the map shows with some room around them
 * @param ratio height divided by width
 */
export function drawPart(options: MapOptions, around: readonly Point[], ratio: number): MapDrawing {
  return draw(options, frameAround(around, ratio), MERCATOR);
}

function draw(
  { land, home = [], stayHome = false, points, named, desk, ends = [], size }: MapOptions,
  frame: Frame,
  heights: typeof GALL,
): MapDrawing {
  const projection = createProjection(frame, size.width, heights);
  const { project, width, height } = projection;
  const isShown = ([x, y]: readonly [number, number]) => x >= 0 && x <= width && y >= 0 && y <= height;
  const dots = points.map(project).filter(isShown);
  const lines = desk ? ends.map((end) => drawGreatCircle(desk, end, projection)).join("") : "";
  const namedPoints = [...(desk ? [desk] : []), ...named];
  const others = size.apart ? namedPoints.map(project) : undefined;
  const names = namedPoints.map((point) => {
    const [x, y] = project(point);
    return { name: point.name, x, y, others };
  });
  const isAbroad = (x: number, y: number) => {
    const point = { latitude: projection.latitudeAt(y), longitude: projection.longitudeAt(x) };
    return !isInArea(home, point) && isInArea(land, point);
  };
  const marks = (labelSize: number, count = names.length): MapMarks => {
    const labels = placeLabels(
      names.slice(0, count).filter(({ x, y }) => isShown([x, y])),
      {
        width,
        height,
        size: labelSize,
        dots: [...dots, ...cornersOf(lines)],
        mayCover: size.mayCover,
        isAbroad: stayHome ? isAbroad : undefined,
      },
    );
    return { labelSize, labels, named: drawDots(labels.map(({ at }) => at)) };
  };
  return {
    width,
    height,
    step: size.step,
    land: drawLand(land, projection, size.step),
    home: drawLand(home, projection, size.step),
    points: drawDots(dots),
    lines,
    desk: desk && project(desk),
    ...marks(size.labelSize),
    phone: size.phoneLabelSize === undefined ? undefined : marks(size.phoneLabelSize, size.phoneNames),
  };
}

/** One stroke of length 0 for each dot: with round caps they show as dots. */
export function drawDots(dots: readonly (readonly [x: number, y: number])[]): string {
  return dots.map((dot) => `M${dot.join(" ")}h0`).join("");
}

/** The corners of a path: lines have so many that a name which covers a line covers some. */
function cornersOf(path: string): [x: number, y: number][] {
  return Array.from(path.matchAll(/[ML](-?\d+) (-?\d+)/g), ([, x, y]) => [Number(x), Number(y)]);
}
