import { getContent } from "@/lib/content";
import type { Prices } from "@/lib/plans/price";

/** The parts of the price list that the tools compute with in the browser: it is sent with their pages. */
export function priceList(): Prices {
  const { plans, addOns, overflowCallPrice } = getContent().plans;
  return {
    plans: plans.map(({ features: _features, description: _description, ...plan }) => plan),
    addOns,
    overflowCallPrice,
  };
}
