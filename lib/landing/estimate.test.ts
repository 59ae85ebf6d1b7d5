import type { Plan } from "@/lib/content";
import { estimateMonth } from "./estimate";

const STARTER: Plan = {
  id: "starter",
  name: "Starter",
  price: 499,
  calls: 100,
  hours: { from: 9, to: 18 },
  languages: "English only",
  summary: "Office hours.",
};
const PROFESSIONAL: Plan = {
  ...STARTER,
  id: "professional",
  name: "Professional",
  price: 799,
  calls: 500,
  hours: { from: 6, to: 22 },
};
const ENTERPRISE: Plan = {
  id: "enterprise",
  name: "Enterprise",
  price: 1499,
  languages: "60+ languages",
  summary: "Always.",
};

describe("estimateMonth", () => {
  it.each([
    // 416 - 100 = 316 calls beyond the plan; 316 × 0.50 = 158.
    [STARTER, 416, 316, 657, "£499 + 316 × £0.50 = £657"],
    [PROFESSIONAL, 416, 0, 799, "£799"],
    [ENTERPRISE, 416, 0, 1499, "£1,499"],
    [STARTER, 100, 0, 499, "£499"],
    [STARTER, 101, 1, 499.5, "£499 + 1 × £0.50 = £499.50"],
    [STARTER, 700, 600, 799, "£499 + 600 × £0.50 = £799"],
    [PROFESSIONAL, 1820, 1320, 1459, "£799 + 1,320 × £0.50 = £1,459"],
    [ENTERPRISE, 100_000, 0, 1499, "£1,499"],
  ])("estimates a month on $name with %i calls", (plan, calls, overflowCalls, total, sum) => {
    expect(estimateMonth(plan, calls, 0.5)).toMatchObject({ plan, overflowCalls, total, sum });
  });

  it("adds the price of the service", () => {
    expect(estimateMonth(STARTER, 416, 0.5, 199)).toMatchObject({
      total: 856,
      amount: "£856",
      sum: "£499 + £199 + 316 × £0.50 = £856",
    });
    expect(estimateMonth(ENTERPRISE, 416, 0.5, 299)).toMatchObject({
      total: 1798,
      sum: "£1,499 + £299 = £1,798",
    });
  });

  it("has whole pounds and pence as amounts", () => {
    expect(estimateMonth(STARTER, 101, 0.5).amount).toBe("£499.50");
    expect(estimateMonth(ENTERPRISE, 5000, 0.5).amount).toBe("£1,499");
  });
});
