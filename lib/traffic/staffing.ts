/** How many people a line needs, with those who are away. */
import { checkQueue, checkRange } from "./check-inputs";
import { offeredLoad, type Traffic } from "./erlang";
import { queueFigures, waitingFromEngaged, type QueueFigures } from "./erlang-c";

/** What a line should achieve. */
export interface Target {
  /** Share of callers who are answered within `withinSeconds`, 0 to below 1. */
  serviceLevel: number;
  withinSeconds: number;
  /** Share of their time that agents may spend on calls, above 0 to 1: above 0.85 or so people tire. 1 if absent. */
  maxOccupancy?: number | undefined;
  /** Share of paid time in which people are not on the phone, 0 to below 1: holidays, illness, breaks, training. */
  shrinkage?: number | undefined;
  /** People on the phone even without calls. */
  atLeast?: number | undefined;
}

/** People for a line, and how it does with them. */
export interface Staffing {
  /** On the phone. */
  agents: number;
  /** On the rota, so that as many are on the phone. */
  rota: number;
  queue: QueueFigures;
}

/**
 * The fewest people with whom a line reaches its target, by Erlang C.
 *
 * @throws RangeError for negative numbers and shares out of range
 */
export function staffFor(traffic: Traffic, target: Target): Staffing {
  const { serviceLevel, withinSeconds, maxOccupancy = 1, shrinkage = 0, atLeast = 0 } = target;
  checkQueue(traffic, atLeast);
  checkRange("seconds", withinSeconds);
  checkRange("service level", serviceLevel, HIGHEST);
  checkRange("occupancy", maxOccupancy, 1);
  if (maxOccupancy === 0) throw new RangeError("expected an occupancy above 0");
  const load = offeredLoad(traffic.calls, traffic.minutes);
  // Erlang B by its recursion, agent by agent: from it comes Erlang C of each number of agents.
  let engaged = 1;
  for (let agents = 0; ; agents += 1) {
    if (agents > 0) engaged = (load * engaged) / (agents + load * engaged);
    if (agents < atLeast || load > agents * maxOccupancy) continue;
    const waiting = load === 0 ? 0 : waitingFromEngaged(load, agents, engaged);
    const queue = queueFigures(traffic, agents, withinSeconds, waiting);
    if (queue.serviceLevel >= serviceLevel && queue.meanWait < Infinity)
      return { agents, rota: rotaFor(agents, shrinkage), queue };
  }
}

/** A service level of 1 would need infinitely many people. */
const HIGHEST = 0.9999;

/** Rounding errors of a division must not cost a person. */
const TOLERANCE = 1e-9;

/**
 * People on the rota, so that enough are on the phone.
 *
 * @param shrinkage share of paid time in which people are not on the phone, 0 to below 1
 * @throws RangeError for shares out of range
 */
export function rotaFor(agents: number, shrinkage: number): number {
  checkRange("shrinkage", shrinkage, 0.99);
  return Math.ceil(agents / (1 - shrinkage) - TOLERANCE);
}
