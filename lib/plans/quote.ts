/** What each plan costs a firm, and the cheapest that answers all it wants: docs/behaviour.md#the-cheapest-plan. */
import type { Coverage } from "./coverage";
import {
  overflowOf,
  priceAt,
  priceLines,
  type Extras,
  type Payment,
  type PricedPlan,
  type Prices,
} from "./price";

/** What a firm wants answered, besides its hours. */
export interface WantedCalls extends Extras {
  /** Whole calls a month, in open hours. */
  calls: number;
}

/** A plan for a firm. Amounts in GBP. */
export interface Quote extends Coverage<PricedPlan> {
  /** Calls that the plan answers in a month in which its desk does not close: all if it covers the week. */
  calls: number;
  /** Those in its price; undefined if all are. */
  included: number | undefined;
  /** A month that is paid by the month, taken apart. */
  parts: { plan: number; addOns: number; languages: number; further: number };
  /** A month by how it is paid: of a year in advance, a twelfth. */
  month: Readonly<Record<Payment, number>>;
}

/**
 * A quote for each plan, in the order of the coverages: the price of the calls that the plan answers. Apart from
 * `coverHours`, which computes a year: hours change less often than calls while a visitor tries.
 */
export function priceCoverages(
  coverages: readonly Coverage<PricedPlan>[],
  wanted: WantedCalls,
  prices: Prices,
): Quote[] {
  return coverages.map((coverage) => {
    const { plan, coversWeek, share } = coverage;
    // Most months have no closed day: in these a plan that covers the week answers all calls.
    const calls = coversWeek ? wanted.calls : Math.round(wanted.calls * share);
    const { extras, lines } = priceLines(plan, prices, wanted);
    return {
      ...coverage,
      calls,
      included: plan.calls,
      parts: {
        plan: plan.price,
        ...extras,
        further: overflowOf(plan, calls) * prices.overflowCallPrice,
      },
      month: {
        monthly: priceAt(lines.monthly, calls),
        "in-advance": priceAt(lines["in-advance"], calls),
      },
    };
  });
}

/** The cheapest plan that answers all that the firm wants; the first of several. Undefined if none does. */
export function cheapestQuote(quotes: readonly Quote[], payment: Payment): Quote | undefined {
  const [cheapest] = quotes
    .filter(({ covered }) => covered)
    .toSorted((a, b) => a.month[payment] - b.month[payment]);
  return cheapest;
}
