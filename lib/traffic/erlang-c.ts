/**
 * Callers who wait until somebody is free, and never give up: the M/M/n queue, Erlang C.
 *
 * Source: A. K. Erlang, "Solution of some problems in the theory of probabilities of significance in automatic
 * telephone exchanges", 1917; in today's notation in L. Kleinrock, "Queueing Systems", volume 1, 1975, section 3.5.
 *
 * @see docs/decisions/0050-queueing-formulas-are-our-own.md
 */
import { checkQueue, checkRange } from "./check-inputs";
import { engagedShare, offeredLoad, type Traffic } from "./erlang";

/** How a line does on average. */
export interface QueueFigures {
  /** Erlangs. */
  load: number;
  /** Share of callers who wait at all, 0 to 1. */
  waiting: number;
  /** Share of all callers who are answered within the target's seconds, 0 to 1. */
  serviceLevel: number;
  /** Mean seconds that a caller waits, those who are answered at once included; Infinity if the queue only grows. */
  meanWait: number;
  /** Share of their time that agents spend on calls, 0 to 1. */
  occupancy: number;
}

/**
 * Share of callers who wait, 0 to 1: Erlang C. It is 1 where the load is as high as the agents or higher: then the queue
 * only grows.
 *
 * @param load erlangs
 * @param agents people who can pick up
 */
export function waitingShare(load: number, agents: number): number {
  return waitingFromEngaged(load, agents, engagedShare(load, agents));
}

/** Erlang C from Erlang B of the same line. */
export function waitingFromEngaged(load: number, agents: number, engaged: number): number {
  if (load === 0 && agents > 0) return 0;
  return load < agents ? (agents * engaged) / (agents - load * (1 - engaged)) : 1;
}

/**
 * Erlang C and what follows from it.
 *
 * @param withinSeconds the target: within so many seconds a caller should be answered
 * @throws RangeError for negative numbers, and agents that are not whole
 */
export function describeQueue(traffic: Traffic, agents: number, withinSeconds: number): QueueFigures {
  checkQueue(traffic, agents);
  checkRange("seconds", withinSeconds);
  const load = offeredLoad(traffic.calls, traffic.minutes);
  return queueFigures(traffic, agents, withinSeconds, waitingShare(load, agents));
}

/** The figures of a queue whose share of waiting callers is known. */
export function queueFigures(
  { calls, minutes }: Traffic,
  agents: number,
  withinSeconds: number,
  waiting: number,
): QueueFigures {
  const load = offeredLoad(calls, minutes);
  if (load === 0) return { load, waiting, serviceLevel: 1 - waiting, meanWait: 0, occupancy: 0 };
  if (load >= agents) return { load, waiting, serviceLevel: 0, meanWait: Infinity, occupancy: 1 };
  const seconds = minutes * 60;
  // Who waits waits exponentially long, until one of the agents beyond the load is free.
  const free = (agents - load) / seconds;
  return {
    load,
    waiting,
    serviceLevel: 1 - waiting * Math.exp(-free * withinSeconds),
    meanWait: waiting / free,
    occupancy: load / agents,
  };
}
