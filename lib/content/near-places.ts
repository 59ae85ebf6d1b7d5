/** Places by their distance from a city: docs/behaviour.md#where-contacts-come-from. */
import { distanceKm, type Point } from "@/lib/geo/distance";
import type { Place } from "./namesakes.ts";

/** A place this near to a larger city, and nearer to it, is its own: who leaves out Nelson cannot count Richmond. */
const OF_LARGER_KM = 15;

/** A place and how far it is from the city. */
export interface NearPlace {
  place: Place;
  km: number;
}

export function isOfLarger({ place, km }: NearPlace, larger: readonly NearPlace[]): boolean {
  const limit = Math.min(OF_LARGER_KM, km);
  return larger.some((other) => Math.abs(other.km - km) < limit && distanceKm(other.place, place) < limit);
}

export function placesWithin(
  furthest: number,
  city: Point & { geonames: number },
  places: readonly Place[],
): NearPlace[] {
  // A degree of latitude is 111 km: most places are ruled out without computing a distance.
  const degrees = furthest / 110;
  const found: NearPlace[] = [];
  for (const place of places) {
    if (Math.abs(place.latitude - city.latitude) > degrees) continue;
    const km = place.id === city.geonames ? 0 : distanceKm(city, place);
    if (km <= furthest) found.push({ place, km });
  }
  return found;
}
