/**
 * Callers who wait, and give up when their patience ends: the M/M/n+M queue, Erlang A. Patience is exponential.
 *
 * Source: A. Mandelbaum and S. Zeltyn, "Service Engineering in Action: The Palm/Erlang-A Queue", 2007; the model is
 * C. Palm's, 1946.
 *
 * @see docs/decisions/0050-queueing-formulas-are-our-own.md
 */
import { engagedShare, offeredLoad, type Traffic } from "./erlang-b";

/** A state with a smaller part of the sum does not change it. */
const NEGLIGIBLE = 1e-18;

/**
 * Share of all callers who give up, 0 to 1. Each state has as many callers as one agent each, and those who wait; from one
 * to the next, the flows balance: `share(k) × arrivals = share(k + 1) × departures(k + 1)`.
 *
 * @param agents whole people who can pick up, at least one
 * @param patienceSeconds mean time for which a caller would wait, above 0
 */
export function abandonedShare({ calls, minutes }: Traffic, agents: number, patienceSeconds: number): number {
  const load = offeredLoad(calls, minutes);
  /** In mean lengths of a call. */
  const patience = patienceSeconds / (60 * minutes);
  // In shares of the state in which all agents are busy and nobody waits: those up to it are the inverse of Erlang B.
  let share = 1;
  let total = 1 / engagedShare(load, agents);
  let queue = 0;
  for (let waiting = 1; share * waiting > NEGLIGIBLE * total; waiting += 1) {
    share *= load / (agents + waiting / patience);
    total += share;
    queue += waiting * share;
  }
  // Those in the queue give up at the rate of patience.
  return queue / total / (load * patience);
}
