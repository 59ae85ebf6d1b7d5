import { RADIANS, type Point } from "../distance";

/** The part of the globe that a map shows, in degrees. `east` is above `west`: no map crosses the antimeridian. */
export interface Frame {
  west: number;
  east: number;
  south: number;
  north: number;
}

/** Places points of the globe on a drawing; the origin is the top left corner. */
export interface Projection {
  /** In units of the drawing. */
  width: number;
  height: number;
  project: (point: Point) => [x: number, y: number];
  latitudeAt: (y: number) => number;
  longitudeAt: (x: number) => number;
}

/** Height above the equator of a latitude, and back, where a radian of longitude is 1 wide. All angles in radians. */
interface Heights {
  rise: (latitude: number) => number;
  fall: (height: number) => number;
}

/** Gall's stereographic projection, true to scale 45 degrees north and south: for the world. */
export const GALL: Heights = {
  rise: (latitude) => (Math.SQRT2 + 1) * Math.tan(latitude / 2),
  fall: (height) => 2 * Math.atan(height / (Math.SQRT2 + 1)),
};

/** Mercator's projection, true to shape: for parts of it. */
export const MERCATOR: Heights = {
  rise: (latitude) => Math.log(Math.tan(Math.PI / 4 + latitude / 2)),
  fall: (height) => 2 * Math.atan(Math.exp(height)) - Math.PI / 2,
};

/** @param width of the drawing, in units */
export function createProjection(frame: Frame, width: number, { rise, fall }: Heights): Projection {
  const scale = width / ((frame.east - frame.west) * RADIANS);
  const top = rise(frame.north * RADIANS) * scale;
  return {
    width,
    height: Math.round(top - rise(frame.south * RADIANS) * scale),
    project: ({ latitude, longitude }) => [
      Math.round((longitude - frame.west) * RADIANS * scale),
      Math.round(top - rise(latitude * RADIANS) * scale),
    ],
    latitudeAt: (y) => fall((top - y) / scale) / RADIANS,
    longitudeAt: (x) => x / scale / RADIANS + frame.west,
  };
}

/** Room around the outermost points, as a share of the frame. */
const MARGIN = 0.09;
/** Radians: a single point has no width. */
const LEAST_WIDTH = 0.02;

/** Height by width of the area in which points lie, in Mercator's projection. */
export function shapeOf(points: readonly Point[]): number {
  const { west, east, south, north } = extentOf(points);
  return (north - south) / (east - west);
}

function extentOf(points: readonly Point[]) {
  const xs = points.map(({ longitude }) => longitude * RADIANS);
  const ys = points.map(({ latitude }) => MERCATOR.rise(latitude * RADIANS));
  return {
    west: Math.min(...xs),
    east: Math.max(...xs),
    south: Math.min(...ys),
    north: Math.max(...ys),
  };
}

/**
 * The frame around points in Mercator's projection.
 *
 * @param ratio height of the drawing divided by its width
 */
export function frameAround(points: readonly Point[], ratio: number): Frame {
  const { west, east, south, north } = extentOf(points);
  const width = Math.max(east - west, (north - south) / ratio, LEAST_WIDTH) / (1 - 2 * MARGIN);
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  return {
    west: (middleX - width / 2) / RADIANS,
    east: (middleX + width / 2) / RADIANS,
    south: MERCATOR.fall(middleY - (width * ratio) / 2) / RADIANS,
    north: MERCATOR.fall(middleY + (width * ratio) / 2) / RADIANS,
  };
}
