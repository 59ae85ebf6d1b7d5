/**
 * Callers who wait, and give up when their patience ends: the M/M/n+M queue, Erlang A. Patience is exponential.
 *
 * Source: A. Mandelbaum and S. Zeltyn, "Service Engineering in Action: The Palm/Erlang-A Queue", 2007; the model is
 * C. Palm's, 1946.
 *
 * @see docs/decisions/0050-queueing-formulas-are-our-own.md
 */
import { checkQueue, checkRange } from "./check-inputs";
import { engagedShare, offeredLoad, type Traffic } from "./erlang";
import { describeQueue, type QueueFigures } from "./erlang-c";
import { longRunStates } from "./queue-states";

/** A day, in seconds. The longer the patience, the more states have a share that counts. */
const LONGEST_PATIENCE = 86_400;

/** The logarithm below which a chance does not change a sum of doubles. */
const NEGLIGIBLE = -50;

/** How a line does on average whose callers may give up. */
interface ImpatientFigures extends QueueFigures {
  /** Share of all callers who give up, 0 to 1. */
  abandoned: number;
}

/**
 * Erlang A and what follows from it. Nothing is infinite where the load is higher than the agents: more give up.
 *
 * @param patienceSeconds mean time for which a caller would wait; Infinity is Erlang C, and 0 Erlang B
 * @param withinSeconds the target: within so many seconds a caller should be answered
 * @throws RangeError for negative numbers, agents that are not whole, and patience of more than a day but not Infinity
 */
export function describeImpatientQueue(
  traffic: Traffic,
  agents: number,
  patienceSeconds: number,
  withinSeconds: number,
): ImpatientFigures {
  checkQueue(traffic, agents);
  if (patienceSeconds !== Infinity) checkRange("seconds of patience", patienceSeconds, LONGEST_PATIENCE);
  checkRange("seconds", withinSeconds);
  const load = offeredLoad(traffic.calls, traffic.minutes);
  if (load === 0 || patienceSeconds === Infinity)
    return { ...describeQueue(traffic, agents, withinSeconds), abandoned: 0 };
  if (agents === 0) return unanswered(load, patienceSeconds);
  if (patienceSeconds === 0) return describeWithoutQueue(load, agents);

  const seconds = traffic.minutes * 60;
  // Rates by the second.
  const arrivals = load / seconds;
  const all = agents / seconds;
  const { first, shares } = longRunStates(
    arrivals,
    (callers) => Math.min(callers, agents) / seconds + Math.max(0, callers - agents) / patienceSeconds,
  );
  const late = createLateShare(all * patienceSeconds, withinSeconds / patienceSeconds);
  let [waiting, queue, busy, answeredInTime] = [0, 0, 0, 0];
  for (const [index, share] of shares.entries()) {
    const ahead = first + index - agents;
    busy += share * Math.min(first + index, agents);
    if (ahead < 0) {
      answeredInTime += share;
      continue;
    }
    waiting += share;
    queue += share * ahead;
    // The chance of a caller with `ahead` in front to be answered at all.
    const answered = all / (all + (ahead + 1) / patienceSeconds);
    answeredInTime += share * answered * (1 - late(ahead));
  }
  const meanWait = queue / arrivals;
  return {
    load,
    // Sums of shares may end a rounding error above 1.
    waiting: Math.min(1, waiting),
    serviceLevel: Math.min(1, answeredInTime),
    meanWait,
    occupancy: Math.min(1, busy / agents),
    // Those in the queue give up at the rate of patience.
    abandoned: Math.min(1, meanWait / patienceSeconds),
  };
}

/** Nobody there: all callers wait until they give up. */
function unanswered(load: number, patienceSeconds: number): ImpatientFigures {
  return { load, waiting: 1, serviceLevel: 0, meanWait: patienceSeconds, occupancy: 0, abandoned: 1 };
}

/** Nobody waits for a moment: Erlang B. */
function describeWithoutQueue(load: number, agents: number): ImpatientFigures {
  const engaged = engagedShare(load, agents);
  const answered = 1 - engaged;
  return {
    load,
    waiting: engaged,
    serviceLevel: answered,
    meanWait: 0,
    occupancy: (load * answered) / agents,
    abandoned: engaged,
  };
}

/**
 * Returns a function of the number of callers ahead of one who is answered in the end: the chance that the answer comes
 * after the target. Call it with numbers in ascending order.
 *
 * With `ahead` callers in front, the time until the call could be answered is a sum of exponential times with the rates
 * `agents / seconds + j / patience`, j from 0 to `ahead`. So e to the power of −time / patience has a beta distribution
 * with the parameters `places` and `ahead + 1`; it is also the chance that the caller is still there. For those who are,
 * the first parameter is therefore `places + 1`. With a whole second parameter the distribution is a sum of negative
 * binomial chances.
 *
 * @param places agents times the patience, divided by the length of a call
 * @param target the target divided by the patience
 */
function createLateShare(places: number, target: number): (ahead: number) => number {
  const failure = -Math.expm1(-target);
  // Logarithms: with thousands of agents the first terms are below the smallest double.
  let log = -target * (places + 1);
  let next = 0;
  let sum = 0;
  return (ahead) => {
    while (next <= ahead) {
      const ratio = ((places + 1 + next) / (next + 1)) * failure;
      sum += Math.exp(log);
      log += Math.log(ratio);
      // The terms rise to one that is the largest, and fall from there on: the rest does not count.
      next = ratio < 1 && log < NEGLIGIBLE ? Infinity : next + 1;
    }
    return Math.min(1, sum);
  };
}
