import type { PriceList } from "@/lib/content";
import { formatPounds } from "@/lib/pounds";

type Prices = Pick<PriceList, "plans" | "addOns">;

/** What a service costs. */
export interface DescribedPrice {
  /** "from £499 a month". */
  figure: string;
  /** What else is needed. */
  terms: string;
  /** The least that the service and the plan that it needs cost a month: "£698". */
  together?: string;
}

/** The price of a service by the price list, in words. `service` is a slug. */
export function describePrice(service: string, { plans, addOns }: Prices): DescribedPrice {
  const least = Math.min(...plans.map(({ price }) => price));
  const lowest = formatPounds(least);
  const addOn = addOns.find((candidate) => candidate.service === service);
  if (!addOn) return { figure: `from ${lowest} a month`, terms: "part of every plan" };
  const { price, basis, needsPlan } = addOn;
  const figure = typeof price === "number" ? `${formatPounds(price)} a month` : basis!;
  if (!needsPlan) return { figure, terms: "no plan needed" };
  if (typeof price !== "number") return { figure, terms: `on top of a plan, from ${lowest} a month` };
  const together = formatPounds(least + price);
  return { figure, terms: `on top of a plan: from ${together} in all`, together };
}

/** The least that a service costs a month, in a few words for a card: "From £698". */
export function lowestPrice(service: string, { plans, addOns }: Prices): string {
  const addOn = addOns.find((candidate) => candidate.service === service);
  if (addOn?.brief) return addOn.brief;
  const extra = typeof addOn?.price === "number" ? addOn.price : 0;
  return `From ${formatPounds(Math.min(...plans.map(({ price }) => price)) + extra)}`;
}
