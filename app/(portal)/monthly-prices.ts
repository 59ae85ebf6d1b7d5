import type { PriceList } from "@/lib/content";
import type { MonthlyPrices } from "@/lib/portal/rules/estimate";

/**
 * The prices from which `lib/portal/rules/estimate.ts` computes estimates, passed to the browser with the page. Its
 * `PricedItem` lists the same names. See docs/behaviour.md#estimates.
 *
 * @throws Error naming the plan or add-on without a price
 */
export function monthlyPrices({ plans, addOns }: PriceList): MonthlyPrices {
  const plan = (id: string) => plans.find((candidate) => candidate.id === id)?.price;
  const addOn = (service: string) => addOns.find((candidate) => candidate.service === service)?.price;
  const prices = {
    starter: plan("starter"),
    professional: plan("professional"),
    enterprise: plan("enterprise"),
    liveChat: addOn("live-chat-support"),
    dispatching: addOn("dispatching-services"),
  };
  for (const [name, price] of Object.entries(prices)) {
    if (typeof price !== "number")
      throw new Error(`content/plans.yaml: expected a price of “${name}”, which the portal's estimates need`);
  }
  return prices as MonthlyPrices;
}
