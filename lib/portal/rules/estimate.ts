import type { Priority, Service } from "./options";

/** Limits of an estimate in GBP (specification, section 9). */
const estimateLimits = { least: 500, most: 5499 } as const;

/** The plans and add-ons that estimates are made of. */
export type PricedItem =
  "starter" | "professional" | "enterprise" | "liveChat" | "dispatching" | "extraLanguage";

/** What each costs a month, in GBP. */
export type MonthlyPrices = Readonly<Record<PricedItem, number>>;

/** An estimate covers the first quarter. */
const MONTHS = 3;

/** The plan, and the add-ons, with which a service usually begins. */
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
  "eCommerce Support": ["starter", "liveChat", "extraLanguage"],
};

/** A hurried start takes agents from other work; one that can wait fills quiet hours. */
const factors: Record<Priority, number> = { low: 0.9, medium: 1, high: 1.2 };

/**
 * The estimated cost of a request in whole GBP: three months of the plan and add-ons that the service
 * begins with, times the priority's factor, kept within 500 and 5,499.
 */
export function estimateCost(service: Service, priority: Priority, prices: MonthlyPrices): number {
  const month = packages[service].reduce((sum, item) => sum + prices[item], 0);
  const cost = Math.round(month * MONTHS * factors[priority]);
  return Math.min(estimateLimits.most, Math.max(estimateLimits.least, cost));
}
