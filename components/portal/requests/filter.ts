import { priorities, statuses } from "@/lib/portal";
import type { ListedRequest } from "./listed-request";

/** What a list of requests is narrowed to; an empty text stands for all. */
export interface RequestFilter {
  query: string;
  status: string;
  service: string;
  priority: string;
  sort: SortOrder;
}

/** The orders that a list can have, with what each is called. */
export const sortOrders = {
  newest: "Newest first",
  oldest: "Oldest first",
  costliest: "Highest estimate first",
  cheapest: "Lowest estimate first",
  urgent: "High priority first",
  status: "By status",
  service: "By service, A to Z",
} as const;
export type SortOrder = keyof typeof sortOrders;

export const NO_FILTER: RequestFilter = {
  query: "",
  status: "",
  service: "",
  priority: "",
  sort: "newest",
};

/** Whether anything is left out. */
export function isNarrowed({ query, status, service, priority }: RequestFilter): boolean {
  return [query.trim(), status, service, priority].some((value) => value !== "");
}

type Compare = (a: ListedRequest, b: ListedRequest) => number;
const time = ({ createdAt }: ListedRequest) => Date.parse(createdAt);
const newestFirst: Compare = (a, b) => time(b) - time(a);

const compare: Record<SortOrder, Compare> = {
  newest: newestFirst,
  oldest: (a, b) => time(a) - time(b),
  costliest: (a, b) => b.estimatedCost - a.estimatedCost,
  cheapest: (a, b) => a.estimatedCost - b.estimatedCost,
  urgent: (a, b) => priorities.indexOf(b.priority) - priorities.indexOf(a.priority),
  status: (a, b) => statuses.indexOf(a.status) - statuses.indexOf(b.status),
  service: (a, b) => a.service.localeCompare(b.service, "en-GB"),
};

/** Every word of the query has to stand somewhere in the request. */
function fits(request: ListedRequest, words: readonly string[]): boolean {
  const { service, industry, description, customer = "", email = "" } = request;
  const text = [service, industry, description, customer, email].join(" ").toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The requests that a filter leaves, in its order; where that says nothing, the newest first. */
export function applyFilter(requests: readonly ListedRequest[], filter: RequestFilter): ListedRequest[] {
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  return requests
    .filter(
      (request) =>
        (!filter.status || request.status === filter.status) &&
        (!filter.service || request.service === filter.service) &&
        (!filter.priority || request.priority === filter.priority) &&
        fits(request, words),
    )
    .sort((a, b) => compare[filter.sort](a, b) || newestFirst(a, b));
}
