/** Whether a price comes back: docs/behaviour.md#the-cheapest-plan. Amounts in GBP. */

/** New customers who pay for a price, in whole people. @param customerValue what one brings, above 0 */
export function customersToPay(price: number, customerValue: number): number {
  return Math.ceil(price / customerValue);
}

/** Calls that would be lost otherwise, and what they might bring. */
interface Rescue {
  /** GBP a month. */
  price: number;
  /** Calls a month that are answered and would not be otherwise. */
  callsSaved: number;
  /** One in so many callers becomes a customer; at least 1. */
  oneIn: number;
  /** GBP that one new customer brings. */
  customerValue: number;
}

/** True if the calls that are saved bring at least as much as they cost. */
export function isWorthIt({ price, callsSaved, oneIn, customerValue }: Rescue): boolean {
  return (callsSaved / oneIn) * customerValue >= price;
}
