/** What each plan costs a firm, and the cheapest that answers all it wants: docs/behaviour.md#the-cheapest-plan. */
import { coverHours, type Coverage, type DeskCalendar, type WantedHours } from "./coverage";
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

export interface Wishes extends WantedHours, WantedCalls {}

/** A plan for a firm. Amounts in GBP. */
export interface Quote extends Coverage<PricedPlan> {
  /** Calls that the plan answers in a month in which its desk does not close: all if it covers the week. */
  calls: number;
  /** Those in its price; undefined if all are. */
  included: number | undefined;
  /** Those beyond. */
  further: number;
  /** A month, taken apart. */
  parts: { plan: number; addOns: number; languages: number; further: number };
  /** A month, and twelve of them. */
  month: number;
  twelveMonths: number;
  /** Twelve months if the plan is paid in advance. */
  inAdvance: number;
}

/**
 * A quote for each plan, in the order of the price list.
 *
 * @throws RangeError for a week without open hours, calls that are not whole, and add-ons without a price a month
 */
export function quotePlans(wishes: Wishes, prices: Prices, calendar: DeskCalendar): Quote[] {
  return priceCoverages(coverHours(wishes, prices.plans, calendar), wishes, prices);
}

/**
 * Prices for the calls that each plan answers. Apart from `coverHours`, which computes a year: hours change less often
 * than calls while a visitor tries.
 *
 * @throws RangeError for calls that are not whole, and add-ons without a price a month
 */
export function priceCoverages(
  coverages: readonly Coverage<PricedPlan>[],
  wanted: WantedCalls,
  prices: Prices,
): Quote[] {
  if (!Number.isInteger(wanted.calls) || wanted.calls < 0)
    throw new RangeError(`expected whole calls, got ${wanted.calls}`);
  return coverages.map((coverage) => {
    const { plan, coversWeek, share } = coverage;
    // Most months have no closed day: in these a plan that covers the week answers all calls.
    const calls = coversWeek ? wanted.calls : Math.round(wanted.calls * share);
    const further = overflowOf(plan, calls);
    const { extras, lines } = priceLines(plan, prices, wanted);
    const month = priceAt(lines.monthly, calls);
    return {
      ...coverage,
      calls,
      included: plan.calls,
      further,
      parts: {
        plan: plan.price,
        ...extras,
        further: further * prices.overflowCallPrice,
      },
      month,
      twelveMonths: 12 * month,
      inAdvance: 12 * priceAt(lines["in-advance"], calls),
    };
  });
}

/** The cheapest plan that answers all that the firm wants; the first of several. Undefined if none does. */
export function cheapestQuote(quotes: readonly Quote[], payment: Payment = "monthly"): Quote | undefined {
  const priceOf = (quote: Quote) => (payment === "monthly" ? quote.twelveMonths : quote.inAdvance);
  const [cheapest] = quotes.filter(({ covered }) => covered).toSorted((a, b) => priceOf(a) - priceOf(b));
  return cheapest;
}
