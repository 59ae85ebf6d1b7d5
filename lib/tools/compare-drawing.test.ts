import { answeringPlans } from "./compare-drawing";

it("names the first plan that answers an hour, and none where none does", () => {
  const hours = (from: number, to: number) => ({ from, to });
  const plans = [{ hours: [hours(2, 4)] }, { hours: [hours(1, 5)] }];
  expect(answeringPlans([hours(0, 3), hours(4, 6)], plans)).toEqual([
    { from: 0, to: 1, plan: -1 },
    { from: 1, to: 2, plan: 1 },
    { from: 2, to: 3, plan: 0 },
    { from: 4, to: 5, plan: 1 },
    { from: 5, to: 6, plan: -1 },
  ]);
});
