import { waterfallOf } from "./waterfall";

it("begins each step where the one before ended, and ends with the total from zero", () => {
  expect(waterfallOf([400, 330, -499, -44.5])).toEqual([
    { from: 0, to: 400 },
    { from: 400, to: 730 },
    { from: 730, to: 231 },
    { from: 231, to: 186.5 },
    { from: 0, to: 186.5 },
  ]);
});

it("goes below zero when more is spent than came in", () => {
  expect(waterfallOf([100, -250]).at(-1)).toEqual({ from: 0, to: -150 });
});

it("adds pence without the errors of binary fractions", () => {
  expect(waterfallOf([0.1, 0.2]).at(-1)!.to).toBe(0.3);
});
