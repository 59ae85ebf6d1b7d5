import { getContent } from "@/lib/content";
import { placeOf } from "./worth-scale";

it("has room for what a customer of every industry is worth, and for the plans' prices", () => {
  const { industries, plans } = getContent();
  const amounts = [
    ...industries.flatMap(({ newCustomer }) => [newCustomer.from, newCustomer.to]),
    ...plans.plans.map(({ price }) => price),
  ];
  for (const amount of amounts) {
    expect(placeOf(amount)).toBeGreaterThanOrEqual(0);
    expect(placeOf(amount)).toBeLessThanOrEqual(1000);
  }
});

it("has equal distances for equal factors", () => {
  expect(placeOf(100) - placeOf(10)).toBe(placeOf(10_000) - placeOf(1000));
});
