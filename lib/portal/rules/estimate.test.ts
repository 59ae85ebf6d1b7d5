import { PRICES } from "../testing/fake-portal";
import { estimateCost } from "./estimate";
import { priorities, services } from "./options";

test.each(services)(
  "the estimate of %s is in whole pounds from 500 to 5,499 and grows with the priority",
  (service) => {
    const costs = priorities.map((priority) => estimateCost(service, priority, PRICES));
    for (const cost of costs) {
      expect(Number.isInteger(cost)).toBe(true);
      expect(cost).toBeGreaterThanOrEqual(500);
      expect(cost).toBeLessThanOrEqual(5499);
    }
    expect(costs).toEqual([...new Set(costs)].sort((a, b) => a - b));
  },
);

test("the estimate is three months of the plan and add-ons times the priority's factor", () => {
  expect(estimateCost("Telephone Answering Services", "medium", PRICES)).toBe(3 * 499);
  expect(estimateCost("Live Chat Support", "medium", PRICES)).toBe(3 * (499 + 199));
  expect(estimateCost("Multilingual Support", "high", PRICES)).toBe(Math.round(3 * 1499 * 1.2));
  expect(estimateCost("Virtual Assistant", "low", PRICES)).toBe(Math.round(3 * 499 * 0.9));
});

test("estimates follow the price list", () => {
  const higherPrices = { ...PRICES, starter: 600 };
  expect(estimateCost("Telephone Answering Services", "medium", higherPrices)).toBe(1800);
  expect(estimateCost("Multilingual Support", "medium", higherPrices)).toBe(3 * PRICES.enterprise);
});
