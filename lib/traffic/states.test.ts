import fc from "fast-check";
import { engagedShare } from "./erlang";
import { longRunStates } from "./states";

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

it("the shares of all states together are 1, and each balances with the next", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.01, max: 300, noNaN: true }),
      fc.integer({ min: 1, max: 200 }),
      fc.double({ min: 0.01, max: 10, noNaN: true }),
      (arrivals, agents, impatience) => {
        const departures = (callers: number) =>
          Math.min(callers, agents) + impatience * Math.max(0, callers - agents);
        const { first, shares } = longRunStates(arrivals, departures);
        expect(sum(shares)).toBeCloseTo(1, 12);
        for (const [index, share] of shares.slice(1).entries()) {
          const [down, up] = [share * departures(first + index + 1), shares[index]! * arrivals];
          expect(Math.abs(down - up)).toBeLessThanOrEqual(1e-9 * up);
        }
      },
    ),
  );
});

it("cut off at the agents, the states give the share of an engaged line", () => {
  const { first, shares } = longRunStates(10, (callers) => callers);
  const upTo = shares.slice(0, 14 - first + 1);
  expect(upTo.at(-1)! / sum(upTo)).toBeCloseTo(engagedShare(10, 14), 12);
});

it("with 10,000 agents the shares are still 1 together, without a state that overflows", () => {
  const { shares } = longRunStates(
    20_000,
    (callers) => Math.min(callers, 10_000) + Math.max(0, callers - 10_000) / 100,
  );
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
  expect(sum(shares)).toBeCloseTo(1, 9);
});
