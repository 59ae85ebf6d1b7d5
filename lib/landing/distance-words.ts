import type { City, LandingMessages } from "@/lib/content";

/** Where distances are told in miles. */
const MILES = new Set(["GB", "US"]);
const KM_PER_MILE = 1.609344;

/** "16 miles" or "25 km", as readers of the country count; the nearest whole one, and at least one. */
export function describeDistance(
  km: number,
  { country }: Pick<City, "country">,
  { distance }: Pick<LandingMessages["trade"]["origin"], "distance">,
): string {
  const inMiles = MILES.has(country.code);
  const count = Math.max(1, Math.round(inMiles ? km / KM_PER_MILE : km));
  return distance({ unit: inMiles ? "miles" : "km", count });
}
