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
