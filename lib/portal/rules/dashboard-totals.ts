import type { ServiceRequest } from "../records/schema";

/** The figures on a customer's dashboard: docs/behaviour.md#requests. */
export interface Totals {
  /** Sum of the estimates of completed requests, in GBP. */
  totalSpent: number;
  /** Number of requests in progress. */
  activeProjects: number;
}

/** Sum of estimates in GBP, to the penny. */
function sumOfEstimates(requests: readonly ServiceRequest[]): number {
  return Math.round(requests.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0) * 100) / 100;
}

export function totalsOf(requests: readonly ServiceRequest[]): Totals {
  return {
    totalSpent: sumOfEstimates(requests.filter(({ status }) => status === "completed")),
    activeProjects: requests.filter(({ status }) => status === "in-progress").length,
  };
}
