/** A point on the globe in decimal degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth in kilometres (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;
/** An international mile. */
export const KM_PER_MILE = 1.609344;
/** Of a degree. */
export const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres, by the haversine formula. */
export function distanceKm(a: Point, b: Point): number {
  const latitudes = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2) ** 2;
  const longitudes = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2) ** 2;
  const chord = latitudes + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * longitudes;
  // Between antipodes rounding takes it one bit above 1 at most, and the square root is 1 again.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** A point with its distance from another, in kilometres. */
export interface Neighbour<T> {
  point: T;
  km: number;
}

/** The `count` points nearest to `origin`, nearest first, without `origin` itself. */
export function nearest<T extends Point>(origin: T, points: readonly T[], count: number): Neighbour<T>[] {
  return points
    .filter((point) => point !== origin)
    .map((point) => ({ point, km: distanceKm(origin, point) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}

const COMPASS = [
  "north",
  "north-east",
  "east",
  "south-east",
  "south",
  "south-west",
  "west",
  "north-west",
] as const;

/** Initial bearing of the great circle from one point to another, in radians clockwise from north, -π to π. */
function bearingTo(from: Point, to: Point): number {
  const turn = (to.longitude - from.longitude) * RADIANS;
  const [start, end] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const east = Math.sin(turn) * Math.cos(end);
  const north = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(turn);
  return Math.atan2(east, north);
}

/** The direction from one point to another, to the nearest of eight points of the compass (initial bearing). */
export function directionTo(from: Point, to: Point): (typeof COMPASS)[number] {
  const eighth = Math.round(bearingTo(from, to) / (Math.PI / 4));
  return COMPASS[(eighth + 8) % 8]!;
}
