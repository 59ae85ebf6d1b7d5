/** A point on the globe in decimal degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Mean radius of the Earth in kilometres (IUGG). */
const EARTH_RADIUS_KM = 6371.0088;

/** Great-circle distance in kilometres, by the haversine formula. */
export function distanceKm(a: Point, b: Point): number {
  const toRadians = Math.PI / 180;
  const latitudes = Math.sin(((b.latitude - a.latitude) * toRadians) / 2) ** 2;
  const longitudes = Math.sin(((b.longitude - a.longitude) * toRadians) / 2) ** 2;
  const chord = latitudes + Math.cos(a.latitude * toRadians) * Math.cos(b.latitude * toRadians) * longitudes;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}

/** A place with its distance from another, in kilometres. */
export interface Neighbour<T> {
  place: T;
  km: number;
}

/** The `count` places nearest to `origin`, nearest first, without `origin` itself. */
export function nearest<T extends Point>(origin: T, places: readonly T[], count: number): Neighbour<T>[] {
  return places
    .filter((place) => place !== origin)
    .map((place) => ({ place, km: distanceKm(origin, place) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, count);
}
