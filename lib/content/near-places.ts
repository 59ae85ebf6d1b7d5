/** Places by their distance from a city: docs/behaviour.md#where-contacts-come-from. */
import { distanceKm, type Point } from "@/lib/geo/distance";
import type { Place } from "./namesakes.ts";

/** A place this near to a larger city, and nearer to it, is its own: who leaves out Nelson cannot count Richmond. */
const OF_LARGER_KM = 15;

/** Towns beside a city are nearer than this: a place of the name farther away is another. */
const BESIDE_KM = 50;

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

/**
 * Of the towns beside a city, those farther than customers come from, if there are any. Of several places of one name the
 * nearest is meant.
 *
 * @param reach in kilometres
 */
export function townsBeyond(
  reach: number,
  towns: readonly string[],
  around: readonly NearPlace[],
): { beyond?: string[] } {
  const beyond = towns.filter((town) => {
    const distances = around.filter(({ place }) => place.name === town).map(({ km }) => km);
    const nearest = Math.min(...distances, Infinity);
    return nearest > reach && nearest < BESIDE_KM;
  });
  return beyond.length > 0 ? { beyond } : {};
}
