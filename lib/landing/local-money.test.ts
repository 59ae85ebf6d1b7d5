import { inTens } from "./local-money";

it("rounds to whole tens, half up, whatever a quotient loses", () => {
  expect([424.9, 425, 578 / 1.36, 434.9].map(inTens)).toEqual([420, 430, 430, 430]);
});
