/**
 * Telephone lines without waiting: the M/M/n/n queue, Erlang B (A. K. Erlang, 1917). Calls arrive at random (Poisson), one
 * by one, and last exponentially long.
 */

/** Calls that arrive on a line. */
export interface Traffic {
  /** Calls an hour. */
  calls: number;
  /** Mean minutes a call, with the notes after it. */
  minutes: number;
}

/**
 * Offered load in erlangs: the mean number of agents that would be busy if nobody were turned away.
 *
 * @param calls calls an hour
 * @param minutes mean length of a call
 */
export function offeredLoad(calls: number, minutes: number): number {
  return (calls * minutes) / 60;
}

/**
 * Share of callers who meet an engaged line, 0 to 1, if nobody waits: Erlang B, by its recursion over the agents.
 *
 * @param load erlangs
 * @param agents people who can pick up
 */
export function engagedShare(load: number, agents: number): number {
  let share = 1;
  for (let agent = 1; agent <= agents; agent += 1) share = (load * share) / (agent + load * share);
  return share;
}
