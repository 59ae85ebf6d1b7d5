/** How contacts grow with the distance that customers come from, as steps. */
import type { Ring } from "@/lib/content";

/** A distance, and what comes from within it. */
interface Step {
  /** Where it begins and ends, as parts of the width, 0 to 1. */
  from: number;
  to: number;
  /** As a part of the highest. */
  height: number;
  /** In kilometres; absent for a whole country. */
  km: number | undefined;
  /** Whether it begins at the usual distance. */
  isUsual: boolean;
}

export interface ReachBars {
  steps: readonly Step[];
}

/** The room of the last step, as a part of the distance before it. */
const LAST = 0.12;

/**
 * @param rings those of the table
 * @param reach the usual distance in kilometres; undefined where customers are anywhere in the country
 */
export function reachBars(rings: readonly Ring[], reach: number | undefined): ReachBars {
  const highest = rings.at(-1)!.ratio;
  const farthest = Math.max(1, ...rings.map(({ km }) => km ?? 0));
  // The whole country is a step of its own behind the farthest distance.
  const startOf = ({ km = farthest * (1 + LAST) }: Ring) => km;
  const width = startOf(rings.at(-1)!) + farthest * LAST;
  return {
    steps: rings.map((ring, index) => {
      const next = rings[index + 1];
      return {
        from: startOf(ring) / width,
        to: next ? startOf(next) / width : 1,
        height: ring.ratio / highest,
        km: ring.km,
        isUsual: reach !== undefined && ring.km === reach,
      };
    }),
  };
}
