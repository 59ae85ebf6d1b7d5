import { customersToPay, isWorthIt } from "./worth";

it("customers who pay for a price are whole people", () => {
  expect(customersToPay(499, 500)).toBe(1);
  expect(customersToPay(499, 100)).toBe(5);
  expect(customersToPay(500, 100)).toBe(5);
});

it("a plan is worth its price if the calls it saves bring as much", () => {
  const rescue = { price: 500, callsSaved: 50, oneIn: 10, customerValue: 100 };
  expect(isWorthIt(rescue)).toBe(true);
  expect(isWorthIt({ ...rescue, callsSaved: 49 })).toBe(false);
  expect(isWorthIt({ ...rescue, price: 501 })).toBe(false);
  expect(isWorthIt({ ...rescue, oneIn: 11 })).toBe(false);
});
