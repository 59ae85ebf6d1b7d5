/** A discrete-event simulation of a line, for tests: it knows no formula. */

export interface SimulatedLine {
  /** Calls an hour. */
  calls: number;
  /** Mean minutes a call. */
  minutes: number;
  agents: number;
  /** Mean; Infinity if nobody gives up. */
  patienceSeconds: number;
  withinSeconds: number;
}

/** Means over the batches of a simulation, each with half the width of its confidence interval. */
export type Simulated = Record<
  "waiting" | "serviceLevel" | "meanWait" | "abandoned",
  { mean: number; halfWidth: number }
>;

const BATCHES = 20;
/** Student's t with 19 degrees of freedom, for a two-sided interval of 99.9%. */
const STUDENT = 3.883;

/**
 * Simulates callers one by one in the order of their arrival: each takes the agent who is free first, unless patience
 * ends before.
 *
 * @param seed of the random numbers
 * @param callers how many; the first batch of twenty warms up and is not counted
 */
export function simulateLine(line: SimulatedLine, seed: number, callers: number): Simulated {
  const random = createRandom(seed);
  const exponential = (mean: number) => -Math.log1p(-random()) * mean;
  /** When each agent is free. */
  const freeAt = Array.from({ length: line.agents }, () => 0);
  const batch = Math.floor(callers / (BATCHES + 1));
  const sums = Array.from({ length: BATCHES + 1 }, () => [0, 0, 0, 0]);
  let now = 0;
  for (let caller = 0; caller < batch * (BATCHES + 1); caller += 1) {
    now += exponential(3600 / line.calls);
    let agent = 0;
    for (let other = 1; other < freeAt.length; other += 1) if (freeAt[other]! < freeAt[agent]!) agent = other;
    const needed = Math.max(0, freeAt[agent]! - now);
    const patience = line.patienceSeconds === Infinity ? Infinity : exponential(line.patienceSeconds);
    const isAnswered = needed <= patience;
    if (isAnswered) freeAt[agent] = now + needed + exponential(line.minutes * 60);
    const sum = sums[Math.floor(caller / batch)]!;
    sum[0]! += needed > 0 ? 1 : 0;
    sum[1]! += isAnswered && needed <= line.withinSeconds ? 1 : 0;
    sum[2]! += Math.min(needed, patience);
    sum[3]! += isAnswered ? 0 : 1;
  }
  const [waiting, serviceLevel, meanWait, abandoned] = [0, 1, 2, 3].map((figure) =>
    intervalOf(sums.slice(1).map((sum) => sum[figure]! / batch)),
  );
  return { waiting: waiting!, serviceLevel: serviceLevel!, meanWait: meanWait!, abandoned: abandoned! };
}

function intervalOf(means: readonly number[]) {
  const mean = means.reduce((sum, value) => sum + value, 0) / means.length;
  const variance = means.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (means.length - 1);
  return { mean, halfWidth: STUDENT * Math.sqrt(variance / means.length) };
}

/** Random numbers from 0 to below 1, the same for the same seed: a 32-bit Weyl sequence, mixed by multiplications. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
