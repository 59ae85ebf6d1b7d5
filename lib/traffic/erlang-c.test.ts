import fc from "fast-check";
import { queueFigures } from "./erlang-c";

/** Erlang C by its definition, with the sum of states: no recursion, and no Erlang B. */
function waitingByDefinition(load: number, agents: number): number {
  let term = 1;
  let sum = 0;
  for (let k = 0; k < agents; k += 1) {
    sum += term;
    term *= load / (k + 1);
  }
  const waiting = (term * agents) / (agents - load);
  return waiting / (sum + waiting);
}

// Worked out with the definition; the line of 100 calls in half an hour is an example of many textbooks.
it("100 calls in half an hour of 180 s with 14 agents: 17% wait, 89% are answered within 20 s", () => {
  const queue = queueFigures({ calls: 200, minutes: 3 }, 14, 20);
  expect(queue.waiting).toBeCloseTo(0.1741319335950498, 9);
  expect(queue.serviceLevel).toBeCloseTo(0.8883500191794669, 9);
  expect(queue.meanWait).toBeCloseTo(7.835937011777, 9);
  expect(queue.occupancy).toBeCloseTo(10 / 14, 9);
});

it("the share who wait is that of its definition", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (n, busy) => {
        const expected = waitingByDefinition(n * busy, n);
        const { waiting } = queueFigures({ calls: n * busy, minutes: 60 }, n, 20);
        expect(Math.abs(waiting - expected)).toBeLessThanOrEqual(1e-9 * expected + 1e-15);
      },
    ),
  );
});

it("with 10,000 agents all figures are numbers in their range", () => {
  for (const calls of [1, 199_000, 199_999, 200_000, 400_000]) {
    const { waiting, serviceLevel, meanWait, occupancy } = queueFigures({ calls, minutes: 3 }, 10_000, 20);
    for (const share of [waiting, serviceLevel, occupancy]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(meanWait).toBeGreaterThanOrEqual(0);
  }
});

it("with as many erlangs as agents everybody waits, and without calls nobody", () => {
  const at = (calls: number) => queueFigures({ calls, minutes: 3 }, 1, 20);
  expect(at(20)).toEqual({ waiting: 1, serviceLevel: 0, meanWait: Infinity, occupancy: 1 });
  expect(at(0)).toEqual({ waiting: 0, serviceLevel: 1, meanWait: 0, occupancy: 0 });
});
