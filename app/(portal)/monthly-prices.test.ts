import { getContent } from "@/lib/content";
import { estimateCost } from "@/lib/portal/rules/estimate";
import { services as options, type Service } from "@/lib/portal/rules/options";
import { monthlyPrices } from "./monthly-prices";

const { plans, services } = getContent();

it("returns the prices of plans and add-ons", () => {
  const prices = monthlyPrices(plans);
  for (const { id, price } of plans.plans) expect(prices[id]).toBe(price);
  expect(prices.liveChat).toBe(plans.addOns.find(({ service }) => service === "live-chat-support")?.price);
});

it("leads to estimates of a plan and the add-on of the service", () => {
  const shared = services.filter(({ title }) => options.includes(title as Service));
  expect(shared.length).toBeGreaterThan(0);
  for (const { title, slug } of shared) {
    const addOn = plans.addOns.find(({ service }) => service === slug)?.price ?? 0;
    const month = estimateCost(title as Service, "medium", monthlyPrices(plans)) / 3;
    expect(plans.plans.map(({ price }) => price)).toContain(month - Number(addOn));
  }
});

it("throws an error that names an add-on without a price", () => {
  const addOns = plans.addOns.filter(({ service }) => service !== "dispatching-services");
  expect(() => monthlyPrices({ ...plans, addOns })).toThrow("expected a price of “dispatching”");
});
