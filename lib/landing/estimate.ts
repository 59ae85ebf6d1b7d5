import type { Plan, Service } from "@/lib/content";
import { formatPounds } from "./english";

/** What a month costs on a plan, in GBP. */
export interface Estimate {
  plan: Plan;
  overflowCalls: number;
  total: number;
  /** The total as text: "£1,459". */
  amount: string;
  /** The calculation in full: "£499 + 316 × £0.50 = £657". */
  sum: string;
}

/** Estimates a month on a plan: calls beyond the plan cost the overflow price each. */
export function estimateMonth(plan: Plan, calls: number, overflowPrice: number, addOn = 0): Estimate {
  const overflowCalls = overflowOf(plan, calls);
  const total = priceOfMonth(plan, calls, overflowPrice, addOn);
  const amount = formatPounds(total);
  const parts = [
    formatPounds(plan.price),
    addOn > 0 ? formatPounds(addOn) : "",
    overflowCalls > 0 ? `${overflowCalls.toLocaleString("en-GB")} × ${formatPounds(overflowPrice)}` : "",
  ].filter(Boolean);
  return {
    plan,
    overflowCalls,
    total,
    amount,
    sum: parts.length === 1 ? amount : `${parts.join(" + ")} = ${amount}`,
  };
}

/** What a month on a plan costs in GBP, with an add-on. */
export function priceOfMonth(plan: Plan, calls: number, overflowPrice: number, addOn = 0): number {
  return plan.price + addOn + overflowOf(plan, calls) * overflowPrice;
}

/** Calls beyond those in the plan's price. */
function overflowOf({ calls: included }: Plan, calls: number): number {
  return included === undefined ? 0 : Math.max(0, calls - included);
}

/** GBP a month on top of a plan; 0 if there is no fixed price. */
export function addOnPrice({ addOn }: Pick<Service, "addOn">): number {
  return typeof addOn === "number" ? addOn : 0;
}
