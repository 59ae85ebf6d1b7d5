/**
 * Callers who wait until somebody is free, and never give up: the M/M/n queue, Erlang C.
 *
 * Source: A. K. Erlang, "Solution of some problems in the theory of probabilities of significance in automatic
 * telephone exchanges", 1917; in today's notation in L. Kleinrock, "Queueing Systems", volume 1, 1975, section 3.5.
 *
 * @see docs/decisions/0050-queueing-formulas-are-our-own.md
 */
import { engagedShare, offeredLoad, type Traffic } from "./erlang-b";

/** How a line does on average. */
export interface QueueFigures {
  /** Share of callers who wait at all, 0 to 1: Erlang C. */
  waiting: number;
  /** Share of all callers who are answered within the target's seconds, 0 to 1. */
  serviceLevel: number;
  /** Mean seconds that a caller waits, those who are answered at once included; Infinity if the queue only grows. */
  meanWait: number;
  /** Share of their time that agents spend on calls, 0 to 1. */
  occupancy: number;
}

/**
 * Erlang C and what follows from it. Where the load is as high as the agents or higher, everybody waits.
 *
 * @param agents whole people who can pick up
 * @param withinSeconds the target: within so many seconds a caller should be answered
 */
export function queueFigures(
  { calls, minutes }: Traffic,
  agents: number,
  withinSeconds: number,
): QueueFigures {
  const load = offeredLoad(calls, minutes);
  if (load === 0) return { waiting: 0, serviceLevel: 1, meanWait: 0, occupancy: 0 };
  if (load >= agents) return { waiting: 1, serviceLevel: 0, meanWait: Infinity, occupancy: 1 };
  const engaged = engagedShare(load, agents);
  const waiting = (agents * engaged) / (agents - load * (1 - engaged));
  // Who waits waits exponentially long, until one of the agents beyond the load is free.
  const free = (agents - load) / (minutes * 60);
  return {
    waiting,
    serviceLevel: 1 - waiting * Math.exp(-free * withinSeconds),
    meanWait: waiting / free,
    occupancy: load / agents,
  };
}
