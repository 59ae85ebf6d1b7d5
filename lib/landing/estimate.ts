import type { Plan, Service } from "@/lib/content";
import { formatNumber } from "@/lib/numbers";
import { overflowOf, priceOfMonth } from "@/lib/plans/price";
import { formatAmount } from "./english";

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
  const amount = formatAmount(total);
  const parts = [
    formatAmount(plan.price),
    addOn > 0 ? formatAmount(addOn) : "",
    overflowCalls > 0 ? `${formatNumber(overflowCalls)} × ${formatAmount(overflowPrice)}` : "",
  ].filter(Boolean);
  return {
    plan,
    overflowCalls,
    total,
    amount,
    sum: parts.length === 1 ? amount : `${parts.join(" + ")} = ${amount}`,
  };
}

/** GBP a month on top of a plan; 0 if there is no fixed price. */
export function addOnPrice({ addOn }: Pick<Service, "addOn">): number {
  return typeof addOn === "number" ? addOn : 0;
}
