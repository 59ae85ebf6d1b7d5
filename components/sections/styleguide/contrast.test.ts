import { contrast } from "./contrast";

it("is 4.54 for the lightest grey that may be small text on white", () => {
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
