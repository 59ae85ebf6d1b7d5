/** How contacts grow with the distance that customers come from, as bars. */
import type { Ring } from "@/lib/content";

/** A distance, and what comes from within it. */
interface ReachBar {
  /** As a part of the highest. */
  height: number;
  /** In kilometres; 0 for the city alone, absent for a whole country. */
  km: number | undefined;
  /** Whether it is the usual distance. */
  isUsual: boolean;
}

export interface ReachBars {
  steps: readonly ReachBar[];
  /** Whether all distances bring much the same. */
  isFlat: boolean;
}

/** Flat are bars of which the lowest is at least so high. */
const FLAT = 0.7;

/**
 * @param rings those of the table
 * @param reach the usual distance in kilometres; undefined where customers are anywhere in the country
 */
export function reachBars(rings: readonly Ring[], reach: number | undefined): ReachBars {
  const highest = rings.at(-1)!.ratio;
  return {
    steps: rings.map(({ km, ratio }) => ({
      height: ratio / highest,
      km,
      isUsual: reach !== undefined && km === reach,
    })),
    isFlat: rings[0]!.ratio / highest >= FLAT,
  };
}
