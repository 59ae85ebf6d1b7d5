import { estimateMonth } from "./estimate";
import { ENTERPRISE, PROFESSIONAL, STARTER } from "./testing/firm";

it("estimates a month from plan, service and the calls beyond the plan, and writes the sum", () => {
  const sums = [
    // 416 - 100 = 316 calls beyond the plan; 316 × 0.50 = 158.
    [STARTER, 416, 0, 316, 657, "£499 + 316 × £0.50 = £657"],
    [STARTER, 100, 0, 0, 499, "£499"],
    [STARTER, 101, 0, 1, 499.5, "£499 + 1 × £0.50 = £499.50"],
    [PROFESSIONAL, 1820, 0, 1320, 1459, "£799 + 1,320 × £0.50 = £1,459"],
    [STARTER, 416, 199, 316, 856, "£499 + £199 + 316 × £0.50 = £856"],
    [ENTERPRISE, 100_000, 299, 0, 1798, "£1,499 + £299 = £1,798"],
  ] as const;
  for (const [plan, calls, addOn, overflowCalls, total, sum] of sums)
    expect(estimateMonth(plan, calls, 0.5, addOn)).toMatchObject({
      plan,
      overflowCalls,
      total,
      sum,
      amount: sum.split(" = ").at(-1),
    });
});
