import type { Priority, Service } from "./options";

/** In GBP. */
const estimateLimits = { min: 500, max: 5499 } as const;

/** The plans and add-ons that estimates are computed from. */
type PricedItem = "starter" | "professional" | "enterprise" | "liveChat" | "dispatching";

/** Prices per month, in GBP. `app/(portal)/monthly-prices.ts` takes them from `content/plans.yaml`. */
export type MonthlyPrices = Readonly<Record<PricedItem, number>>;

/** An estimate covers this many months. */
const MONTHS = 3;

/**
 * The plan and the add-ons that a service usually starts with. Lead Generation is calls answered on a plan; leads that
 * are paid one by one have no price in advance.
 */
const packages: Record<Service, readonly PricedItem[]> = {
  "Call Center Outsourcing": ["professional"],
  "Live Chat Support": ["starter", "liveChat"],
  "Telephone Answering Services": ["starter"],
  "Virtual Assistant": ["starter"],
  "Dispatching Services": ["starter", "dispatching"],
  "Lead Generation": ["professional"],
  "Customer Support": ["professional", "liveChat"],
  "Technical Support": ["professional", "dispatching"],
  "Multilingual Support": ["enterprise"],
  "eCommerce Support": ["starter"],
};

/** An urgent start takes agents from other work. A flexible start fills quiet hours. */
const factors: Record<Priority, number> = { low: 0.9, medium: 1, high: 1.2 };

/**
 * The estimated cost of a request in whole GBP: three months of the service's plan and add-ons, times the
 * factor of the priority, limited to 500 to 5,499.
 *
 * @see docs/behaviour.md#estimates
 */
export function estimateCost(service: Service, priority: Priority, prices: MonthlyPrices): number {
  const month = packages[service].reduce((sum, item) => sum + prices[item], 0);
  const cost = Math.round(month * MONTHS * factors[priority]);
  return Math.min(estimateLimits.max, Math.max(estimateLimits.min, cost));
}
