import { offeredLoad, type Traffic } from "./erlang";

/**
 * Checks a number that a formula is given.
 *
 * @throws RangeError unless it is from 0 to `most`; Infinity counts as a number
 */
export function checkRange(name: string, value: number, most = Infinity): void {
  if (!(value >= 0 && value <= most))
    throw new RangeError(`expected ${name} from 0 to ${most}, got ${value}`);
}

/** More people than any line has; with more, the sums would take seconds. */
const MOST = 1_000_000;

/** @throws RangeError for calls, minutes or agents that are not numbers of their kind, and more than a million erlangs */
export function checkQueue({ calls, minutes }: Traffic, agents: number): void {
  checkRange("calls", calls);
  checkRange("minutes", minutes);
  checkRange("erlangs", offeredLoad(calls, minutes), MOST);
  checkRange("agents", agents, MOST);
  if (!Number.isInteger(agents)) throw new RangeError(`expected whole agents, got ${agents}`);
}
