import { contrast } from "./contrast";

it("is 21 for black and white, in either order, and 1 for a colour on itself", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#f0a63a", "#f0a63a")).toBe(1);
});

it("is 4.54 for the lightest grey that may be small text on white", () => {
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
