import type { ServiceRequest } from "../records/schema";

/** What a number depends on. */
export type Numbered = Pick<ServiceRequest, "id" | "createdAt" | "number">;

/** At least four digits: CR-0142. */
const textOf = (number: number) => `CR-${String(number).padStart(4, "0")}`;

/** Orders by age, then by id, so that all tabs agree. */
function byAge(requests: readonly Numbered[]): Numbered[] {
  return requests
    .map((request) => ({ request, time: Date.parse(request.createdAt) }))
    .sort((a, b) => a.time - b.time || (a.request.id < b.request.id ? -1 : 1))
    .map(({ request }) => request);
}

/** The number of each request, by id. Requests without a stored number get the lowest free ones by age. */
function numbersOf(requests: readonly Numbered[]): Map<string, number> {
  const taken = new Set(requests.map(({ number }) => number));
  let last = 0;
  function nextFree(): number {
    do last += 1;
    while (taken.has(last));
    return last;
  }
  return new Map(requests.map(({ id, number }) => [id, number ?? nextFree()]));
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
  return new Map(
    aged.map(({ id }) => {
      const number = numbers.get(id) ?? 0;
      const count = (holders.get(number) ?? 0) + 1;
      holders.set(number, count);
      return [id, count === 1 ? textOf(number) : `${textOf(number)}-${count}`];
    }),
  );
}

/** The number for a new request: one more than the highest. */
export function nextNumber(requests: readonly Numbered[]): number {
  return [...numbersOf(byAge(requests)).values()].reduce((most, number) => Math.max(most, number), 0) + 1;
}
