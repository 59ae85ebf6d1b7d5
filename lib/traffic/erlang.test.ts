import fc from "fast-check";
import { engagedShare, offeredLoad } from "./erlang";

it("offers one erlang for twelve calls an hour of five minutes", () => {
  expect(offeredLoad(12, 5)).toBe(1);
});

// Worked out from the formula (load^n / n!) / (sum of load^k / k!) by hand.
it.each([
  [1, 1, 1 / 2],
  [1, 2, 1 / 5],
  [2, 2, 2 / 5],
  [2, 3, 8 / 6 / (1 + 2 + 2 + 8 / 6)],
  [0.5, 1, 1 / 3],
])(
  "with %d erlangs and %d agents, a share of %d of the callers meets an engaged line",
  (load, agents, share) => {
    expect(engagedShare(load, agents)).toBeCloseTo(share, 12);
  },
);

it("without agents, every caller meets an engaged line", () => {
  expect(engagedShare(3, 0)).toBe(1);
});

it("without calls, nobody meets an engaged line", () => {
  expect(engagedShare(0, 1)).toBe(0);
});

it("one person meets calls of three minutes: a fifth are engaged at five calls an hour, a third at ten", () => {
  expect(engagedShare(offeredLoad(5, 3), 1)).toBeCloseTo(0.2, 12);
  expect(engagedShare(offeredLoad(10, 3), 1)).toBeCloseTo(1 / 3, 12);
});

const load = fc.double({ min: 0, max: 15_000, noNaN: true });
const agents = fc.integer({ min: 0, max: 10_000 });

it("more load never lets fewer callers meet an engaged line, and one more agent never more", () => {
  fc.assert(
    fc.property(load, load, agents, (some, others, people) => {
      const share = engagedShare(Math.min(some, others), people);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(engagedShare(Math.max(some, others), people)).toBeGreaterThanOrEqual(share * (1 - 1e-12));
      expect(engagedShare(Math.min(some, others), people + 1)).toBeLessThanOrEqual(share);
    }),
  );
});
