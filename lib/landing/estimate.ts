import type { Plan } from "@/lib/content";
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
  const overflowCalls = plan.calls === undefined ? 0 : Math.max(0, calls - plan.calls);
  const total = plan.price + addOn + overflowCalls * overflowPrice;
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
