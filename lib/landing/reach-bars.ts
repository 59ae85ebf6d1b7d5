/** How contacts grow with the distance that customers come from, as bars. */
import type { Ring } from "@/lib/content";

/** A distance, and what comes from within it. */
interface ReachBar {
  /** Its row in the table. */
  row: number;
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

/** More would have no room for their figures on a phone. */
const MOST = 6;

/** Flat are bars of which the lowest is at least so high. */
const FLAT = 0.7;

/**
 * @param rings those of the table
 * @param reach the usual distance in kilometres; undefined where customers are anywhere in the country
 */
export function reachBars(rings: readonly Ring[], reach: number | undefined): ReachBars {
  const highest = rings.at(-1)!.ratio;
  const steps = rings.map(({ km, ratio }, row) => ({
    row,
    height: ratio / highest,
    km,
    isUsual: reach !== undefined && km === reach,
  }));
  return {
    steps: thinOut(steps),
    isFlat: rings[0]!.ratio / highest >= FLAT,
  };
}

/** As many as have room: the first, the usual one and the last, and of the others those between which contacts grow most. */
function thinOut(steps: readonly ReachBar[]): ReachBar[] {
  const left = [...steps];
  while (left.length > MOST) {
    // Without the first and the last: what each adds to the one before it, with what the next one adds.
    const rises = left.map(({ isUsual }, index) =>
      index === 0 || index === left.length - 1 || isUsual
        ? Infinity
        : left[index + 1]!.height - left[index - 1]!.height,
    );
    left.splice(rises.indexOf(Math.min(...rises)), 1);
  }
  return left;
}
