/** How many people a line needs, with those who are away. */
import { offeredLoad, type Traffic } from "./erlang-b";
import { queueFigures, type QueueFigures } from "./erlang-c";

/** What a line should achieve. */
export interface Target {
  /** Share of callers who are answered within `withinSeconds`, 0 to below 1: for all of them nobody would suffice. */
  serviceLevel: number;
  withinSeconds: number;
  /** Share of their time that agents may spend on calls, above 0 to 1: above 0.85 or so people tire. */
  maxOccupancy: number;
  /** Share of paid time in which people are not on the phone, 0 to below 1: holidays, illness, breaks, training. */
  shrinkage: number;
}

/** People for a line, and how it does with them. */
export interface Staffing {
  /** On the phone. */
  agents: number;
  /** On the rota, so that as many are on the phone. */
  rota: number;
  queue: QueueFigures;
}

/** The fewest people with whom a line reaches its target, by Erlang C. */
export function staffFor(traffic: Traffic, target: Target): Staffing {
  const { serviceLevel, withinSeconds, maxOccupancy, shrinkage } = target;
  const load = offeredLoad(traffic.calls, traffic.minutes);
  for (let agents = Math.floor(load / maxOccupancy); ; agents += 1) {
    if (load > agents * maxOccupancy) continue;
    const queue = queueFigures(traffic, agents, withinSeconds);
    if (queue.serviceLevel >= serviceLevel && queue.meanWait < Infinity)
      return { agents, rota: rotaFor(agents, shrinkage), queue };
  }
}

/** Rounding errors of a division must not cost a person. */
const TOLERANCE = 1e-9;

/**
 * People on the rota, so that enough are on the phone.
 *
 * @param shrinkage share of paid time in which people are not on the phone, 0 to below 1
 */
export function rotaFor(agents: number, shrinkage: number): number {
  return Math.ceil(agents / (1 - shrinkage) - TOLERANCE);
}
