import type { ColumnFiltersState, SortingState } from "@tanstack/react-table";
import { rangeOf } from "./days";
import type { ListedRequest } from "./listed-request";
import { termsOf } from "./search";

/** The filters of a list of requests. An empty string matches all. */
export interface RequestFilter {
  query: string;
  status: string;
  service: string;
  priority: string;
  industry: string;
  /** The id of a customer's account. */
  account: string;
  /** The first and the last day of creation, such as 2026-11-20. */
  from: string;
  to: string;
}

export const NO_FILTER: RequestFilter = {
  ...{ query: "", status: "", service: "", priority: "" },
  ...{ industry: "", account: "", from: "", to: "" },
};

/** The filters that are shown on demand. */
export const moreFilters = ["industry", "account", "from", "to"] as const;

/** The orders of a list and their labels. A key is the id of a column in `request-columns.tsx` and a direction. */
export const orders = {
  "created:desc": "Newest first",
  "created:asc": "Oldest first",
  "estimate:desc": "Highest estimate first",
  "estimate:asc": "Lowest estimate first",
  "priority:desc": "High priority first",
  "priority:asc": "Low priority first",
  "status:asc": "Pending first",
  "status:desc": "Completed first",
  "service:asc": "Service, A to Z",
  "service:desc": "Service, Z to A",
} as const;

/** Additional orders of a list that shows customers, with the same kind of key. */
export const customerOrders = {
  "customer:asc": "Customer, A to Z",
  "customer:desc": "Customer, Z to A",
} as const;

export type Order = keyof typeof orders | keyof typeof customerOrders;
export const NEWEST_FIRST: Order = "created:desc";

/** Returns true if any filter is set. */
export function isFiltered(filter: RequestFilter): boolean {
  return Object.values(filter).some((value) => value.trim() !== "");
}

/** The number of filters that are set, the search aside. */
export function countFilters({ query: _, ...filter }: RequestFilter): number {
  return Object.values(filter).filter(Boolean).length;
}

/** Without the filter by a customer who has no request in the list, as in an old link: it would hide everything. */
export function withKnownAccount(filter: RequestFilter, requests: readonly ListedRequest[]): RequestFilter {
  const { account } = filter;
  const isKnown = account === "" || requests.some(({ userId }) => userId === account);
  return isKnown ? filter : { ...filter, account: "" };
}

/** The filters in the table's format, by the ids of the columns in `request-columns.tsx`. */
export function columnFiltersOf(filter: RequestFilter): ColumnFiltersState {
  const terms = termsOf(filter.query);
  const { status, service, priority, industry, account } = filter;
  const range = rangeOf(filter.from, filter.to);
  return [
    ...(terms.length > 0 ? [{ id: "text", value: terms }] : []),
    ...(range ? [{ id: "created", value: range }] : []),
    ...Object.entries({ status, service, priority, industry, account })
      .filter(([, value]) => value !== "")
      .map(([id, value]) => ({ id, value })),
  ];
}

/** The order in the table's format. */
export function sortingOf(order: Order): SortingState {
  const [id = "", direction] = order.split(":");
  return [{ id, desc: direction === "desc" }];
}

/** The list order for the table's sorting; newest first if there is none. */
export function orderOf([first]: SortingState): Order {
  if (!first) return NEWEST_FIRST;
  const name = `${first.id}:${first.desc ? "desc" : "asc"}`;
  return isOrder(name) ? name : NEWEST_FIRST;
}

const known = { ...orders, ...customerOrders };

/** Returns true for the key of an order. */
export function isOrder(name: string): name is Order {
  return Object.hasOwn(known, name);
}
