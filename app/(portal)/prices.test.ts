import { getContent } from "@/lib/content";
import { monthlyPrices } from "./prices";

const { plans } = getContent();

it("returns the prices of plans and add-ons", () => {
  const prices = monthlyPrices(plans);
  for (const { id, price } of plans.plans) expect(prices[id]).toBe(price);
  expect(prices.liveChat).toBe(plans.addOns.find(({ service }) => service === "live-chat-support")?.price);
  expect(prices.extraLanguage).toBe(plans.addOns.find(({ per }) => per === "language")?.price);
});

it("throws an error that names an add-on without a price", () => {
  const addOns = plans.addOns.filter(({ service }) => service !== "dispatching-services");
  expect(() => monthlyPrices({ ...plans, addOns })).toThrow("expected a price of “dispatching”");
});
