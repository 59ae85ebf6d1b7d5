import { getContent } from "@/lib/content";
import type { Prices } from "@/lib/plans/price";

/** The service whose contacts are the calls that a firm hands over. */
export const HANDED_OVER = "telephone-answering-services";

/** The parts of the price list that tools compute with: their pages contain it. */
export function priceList(): Prices {
  const { plans, addOns, overflowCallPrice } = getContent().plans;
  return {
    plans: plans.map(({ features: _features, description: _description, ...plan }) => plan),
    addOns,
    overflowCallPrice,
  };
}
