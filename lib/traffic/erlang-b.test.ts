import { engagedShare, offeredLoad } from "./erlang-b";

// Worked out from the formula (load^n / n!) / (sum of load^k / k!) by hand.
it.each([
  [1, 1, 1 / 2],
  [1, 2, 1 / 5],
  [2, 2, 2 / 5],
  [2, 3, 8 / 6 / (1 + 2 + 2 + 8 / 6)],
  [0.5, 1, 1 / 3],
  [3, 0, 1],
  [0, 1, 0],
])(
  "with %d erlangs and %d agents, a share of %d of the callers meets an engaged line",
  (load, agents, share) => {
    expect(engagedShare(load, agents)).toBeCloseTo(share, 12);
  },
);

it("one person meets calls of three minutes: a fifth are engaged at five calls an hour, a third at ten", () => {
  expect(engagedShare(offeredLoad(5, 3), 1)).toBeCloseTo(0.2, 12);
  expect(engagedShare(offeredLoad(10, 3), 1)).toBeCloseTo(1 / 3, 12);
});
