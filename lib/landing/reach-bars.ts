/** How contacts grow with the distance that customers come from, as steps. */
import type { Ring } from "@/lib/content";

/** A distance, and what comes from within it. */
interface Step {
  /** Where it begins and ends, as parts of the width, 0 to 1. */
  from: number;
  to: number;
  /** As a part of the highest. */
  height: number;
  /** Of what comes from the usual distance, or from the whole country. */
  percent: number;
  /** In kilometres; absent for a whole country. */
  km: number | undefined;
  /** Where that is, as a part of the width: the first step begins before it. */
  at: number;
  /** Whether it begins at the usual distance. */
  isUsual: boolean;
}

export interface ReachBars {
  steps: readonly Step[];
  /** Whether all distances bring much the same. */
  isFlat: boolean;
}

/** Flat are steps of which the lowest is at least so high. */
const FLAT = 0.7;

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
  // Within the first distance is the city alone.
  const from = (ring: Ring, index: number) => (index === 0 ? 0 : startOf(ring));
  const width = startOf(rings.at(-1)!) + farthest * LAST;
  return {
    steps: rings.map((ring, index) => {
      const next = rings[index + 1];
      return {
        from: from(ring, index) / width,
        to: next ? startOf(next) / width : 1,
        height: ring.ratio / highest,
        percent: Math.round(100 * ring.ratio),
        km: ring.km,
        at: startOf(ring) / width,
        isUsual: reach !== undefined && ring.km === reach,
      };
    }),
    isFlat: rings[0]!.ratio / highest >= FLAT,
  };
}
