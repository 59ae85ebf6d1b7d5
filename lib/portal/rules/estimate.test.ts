import { PRICES } from "../testing/fake-portal";
import { estimateCost } from "./estimate";
import { priorities, services } from "./options";

test("every estimate is in whole pounds from 500 to 5,499 and grows with the priority", () => {
  const wrong = services.filter((service) => {
    const costs = priorities.map((priority) => estimateCost(service, priority, PRICES));
    const isRising = costs.every((cost, index) => index === 0 || cost > costs[index - 1]!);
    return !isRising || costs.some((cost) => !Number.isInteger(cost) || cost < 500 || cost > 5499);
  });
  expect(wrong).toEqual([]);
});

test("the estimate is three months of the plan and add-ons in the price list, times the priority's factor", () => {
  expect(estimateCost("Live Chat Support", "medium", PRICES)).toBe(3 * (499 + 199));
  expect(estimateCost("Multilingual Support", "high", PRICES)).toBe(Math.round(3 * 1499 * 1.2));
  expect(estimateCost("Virtual Assistant", "low", PRICES)).toBe(Math.round(3 * 499 * 0.9));
  expect(estimateCost("Virtual Assistant", "medium", { ...PRICES, starter: 600 })).toBe(1800);
});
