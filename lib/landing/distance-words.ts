import type { City, LandingMessages } from "@/lib/content";
import { KM_PER_MILE } from "@/lib/geo/distance";

/** Where distances are told in miles. */
const MILES = new Set(["GB", "US"]);

/** The unit of distances for readers of a country. */
export function distanceUnit({ code }: Pick<City["country"], "code">): "miles" | "km" {
  return MILES.has(code) ? "miles" : "km";
}

/** "16 miles" or "25 km", as readers of the country count; the nearest whole one, and at least one. */
export function describeDistance(
  km: number,
  { country }: Pick<City, "country">,
  { distance }: Pick<LandingMessages["trade"]["origin"], "distance">,
): string {
  const unit = distanceUnit(country);
  const count = Math.max(1, Math.round(unit === "miles" ? km / KM_PER_MILE : km));
  return distance({ unit, count });
}
