import { memoizeLatest } from "../memoize";
import type { ServiceRequest } from "../records/schema";

/** What a number depends on. */
export type Numbered = Pick<ServiceRequest, "id" | "createdAt" | "number">;

/** At least four digits: CR-0142. */
const textOf = (number: number) => `CR-${String(number).padStart(4, "0")}`;

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
    labels.set(id, count === 1 ? textOf(number) : `${textOf(number)}-${count}`);
  }
  return labels;
}

/** The number for a new request: one more than the highest. */
export function nextNumber(requests: readonly Numbered[]): number {
  return numbersOf(byAge(requests)).reduce((most, number) => Math.max(most, number), 0) + 1;
}
