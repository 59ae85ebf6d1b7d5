import { memoizeLatest } from "../memoize";
import { MAX_NUMBER, valuesOf, type Records, type ServiceRequest } from "../records/schema";
import { eventsOf } from "./latest-events";

/** What a number depends on. */
export type Numbered = Pick<ServiceRequest, "id" | "createdAt" | "number">;

/** At least four digits: CR-0142. */
export const textOfNumber = (number: number) => `CR-${String(number).padStart(4, "0")}`;

const sorted = memoizeLatest((requests: readonly Numbered[]) =>
  requests
    // Read once: a comparison would read the dates of thousands of requests a dozen times each.
    .map((request) => ({ request, time: Date.parse(request.createdAt) }))
    .sort((a, b) => a.time - b.time || (a.request.id < b.request.id ? -1 : 1))
    .map(({ request }) => request),
);

/** Orders by age, then by id, so that all tabs agree. */
export const byAge = sorted as <Request extends Numbered>(requests: readonly Request[]) => readonly Request[];

/** The number of each request, in their order. Requests without a stored number get the lowest free ones by age. */
function numbersOf(requests: readonly Numbered[]): number[] {
  const taken = new Set(requests.map(({ number }) => number));
  let last = 0;
  function nextFree(): number {
    do last += 1;
    while (taken.has(last));
    return last;
  }
  return requests.map(({ number }) => number ?? nextFree());
}

/**
 * The short number of each request, by id, as people read it: "CR-0142". Two tabs, or two browsers whose data were
 * brought together, may have given the same number: the oldest request keeps it, the next one is "CR-0142-2".
 *
 * @see docs/behaviour.md#requests
 */
export function labelsOf(requests: readonly Numbered[]): Map<string, string> {
  const aged = byAge(requests);
  const numbers = numbersOf(aged);
  const holders = new Map<number, number>();
  const labels = new Map<string, string>();
  for (const [index, { id }] of aged.entries()) {
    const number = numbers[index] ?? 0;
    const count = (holders.get(number) ?? 0) + 1;
    holders.set(number, count);
    labels.set(id, count === 1 ? textOfNumber(number) : `${textOfNumber(number)}-${count}`);
  }
  return labels;
}

/**
 * Gives new requests their numbers: the own one if no other request has it, otherwise one more than the highest, and
 * the lowest free ones once the highest is at the limit.
 */
export function numberFactory(requests: readonly Numbered[]): (own?: number) => number {
  const taken = new Set(numbersOf(byAge(requests)));
  let last = 0;
  for (const number of taken) last = Math.max(last, number);
  let lowest = 0;
  function next(): number {
    if (last < MAX_NUMBER) return last + 1;
    do lowest += 1;
    while (taken.has(lowest));
    return lowest;
  }
  return (own) => {
    const number = own !== undefined && own > 0 && own <= MAX_NUMBER && !taken.has(own) ? own : next();
    taken.add(number);
    last = Math.max(last, number);
    return number;
  };
}

/** The number for a new request. */
export const nextNumber = (requests: readonly Numbered[]): number => numberFactory(requests)();

/**
 * The requests that were moved to archives and are not here, each once.
 *
 * @see docs/decisions/0061-backups-are-imported-by-entry.md
 */
export function archivedIn(records: Records): Numbered[] {
  const events = eventsOf(valuesOf(records, "event"), "archive");
  if (events.length === 0) return [];
  const archived = new Map<string, Numbered>();
  for (const { requests } of events) for (const request of requests) archived.set(request.id, request);
  for (const { id } of valuesOf(records, "request")) archived.delete(id);
  return [...archived.values()];
}

/** All requests that hold a number: those here and those that were moved to archives. */
export function numberedIn(records: Records): Numbered[] {
  return [...valuesOf(records, "request"), ...archivedIn(records)];
}
