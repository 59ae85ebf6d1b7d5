import type { Point } from "../distance";
import { frameAround, shapeOf } from "./projection";

/** Points are left out if the map then is at most this share as wide. */
const SMALLER = 0.7;
/** Height by width of the maps that are compared for it. */
const RATIO = 0.8;

/** The one or two points without which a map shows all others much larger: Anchorage and Honolulu. */
export function farPoints<Place extends Point>(points: readonly Place[]): Place[] {
  const widthWithout = (some: readonly Place[]) => {
    const { west, east } = frameAround(
      points.filter((point) => !some.includes(point)),
      RATIO,
    );
    return east - west;
  };
  // Only those at the edges matter: the two outermost to each side.
  const outermost = (["latitude", "longitude"] as const).flatMap((side) => {
    const sorted = points.toSorted((a, b) => a[side] - b[side]);
    return [...sorted.slice(0, 2), ...sorted.slice(-2)];
  });
  const edge = [...new Set(outermost)];
  const pairs = edge.flatMap((point, index) => edge.slice(index + 1).map((other) => [point, other]));
  for (const choices of [edge.map((point) => [point]), pairs]) {
    const fewer = choices.filter((some) => some.length < points.length);
    if (fewer.length === 0) continue;
    const best = fewer
      .map((some) => ({ some, width: widthWithout(some) }))
      .reduce((a, b) => (b.width < a.width ? b : a));
    if (best.width <= SMALLER * widthWithout([])) return best.some;
  }
  return [];
}

/** The points of a map that leaves out the far ones. */
export function nearPoints<Place extends Point>(points: readonly Place[]): Place[] {
  const far = farPoints(points);
  return points.filter((point) => !far.includes(point));
}

/** Height by width up to which the points of a map are a strip, for which half of a page is too narrow. */
const BROAD_SHAPE = 0.62;

/** Returns true for points whose map had better be as wide as the page. */
export function isBroad(points: readonly Point[]): boolean {
  return shapeOf(nearPoints(points)) <= BROAD_SHAPE;
}
