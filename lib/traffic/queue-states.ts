/**
 * The long-run shares of a birth-and-death process: how much of the time how many callers are on a line.
 *
 * @see docs/decisions/0050-queueing-formulas-are-our-own.md
 */

/** States with a share below this part of the most likely one do not change a sum of doubles. */
const NEGLIGIBLE = 1e-20;

export interface States {
  /** The lowest number of callers with a share that counts. */
  first: number;
  /** Share of the time with `first`, `first + 1`, … callers, 0 to 1; together 1. */
  shares: readonly number[];
}

/**
 * Shares of the states of a queue, from the balance of flows between neighbours: `share(k) × arrivals =
 * share(k + 1) × departures(k + 1)`. It starts from the most likely state, so that nothing overflows or vanishes however
 * many agents there are.
 *
 * @param arrivals callers per unit of time, above 0
 * @param departures callers who leave per unit of time while so many are there; 0 for 0, does not fall, and exceeds the
 * arrivals at some number
 */
export function longRunStates(arrivals: number, departures: (callers: number) => number): States {
  const mode = mostLikely(arrivals, departures);
  const below: number[] = [];
  for (let callers = mode, share = 1; callers > 0; callers -= 1) {
    share *= departures(callers) / arrivals;
    if (share < NEGLIGIBLE) break;
    below.push(share);
  }
  const above: number[] = [];
  for (let callers = mode + 1, share = 1; ; callers += 1) {
    share *= arrivals / departures(callers);
    // Departures do not fall, so what is left out is less than a geometric series.
    if (share < NEGLIGIBLE * (1 - arrivals / departures(callers + 1))) break;
    above.push(share);
  }
  const weights = [...below.toReversed(), 1, ...above];
  // From the smallest to the largest on both sides of the mode, for the precision of the sum.
  const total = below.reduceRight(add, 0) + above.reduceRight(add, 0) + 1;
  return { first: mode - below.length, shares: weights.map((weight) => weight / total) };
}

const add = (sum: number, value: number) => sum + value;

/** The largest number of callers at which no more depart than arrive. */
function mostLikely(arrivals: number, departures: (callers: number) => number): number {
  let above = 1;
  while (departures(above) <= arrivals) above *= 2;
  let most = Math.floor(above / 2);
  while (above - most > 1) {
    const middle = Math.floor((most + above) / 2);
    if (departures(middle) <= arrivals) most = middle;
    else above = middle;
  }
  return most;
}
