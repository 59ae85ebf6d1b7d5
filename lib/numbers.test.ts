import { toNearest } from "./numbers";

it("rounds half up, whatever a quotient loses", () => {
  expect([424.9, 425, 578 / 1.36, 434.9].map((amount) => toNearest(10, amount))).toEqual([
    420, 430, 430, 430,
  ]);
  // Of callers, where the busy hour has 36 minutes of calls.
  expect(toNearest(1, (100 * 0.6) / 1.6)).toBe(38);
});
