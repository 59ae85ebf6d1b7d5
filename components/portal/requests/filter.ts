import type { ColumnFiltersState, SortingState } from "@tanstack/react-table";

/** What a list of requests is narrowed to; an empty text stands for all. */
export interface RequestFilter {
  query: string;
  status: string;
  service: string;
  priority: string;
}

export const NO_FILTER: RequestFilter = { query: "", status: "", service: "", priority: "" };

/** The orders that a list can have, with what each is called. */
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

/** More orders of a list that shows customers. */
export const customerOrders = {
  "customer:asc": "Customer, A to Z",
  "customer:desc": "Customer, Z to A",
} as const;

export type Order = keyof typeof orders | keyof typeof customerOrders;
export const NEWEST_FIRST: Order = "created:desc";

/** Whether anything is left out. */
export function isNarrowed(filter: RequestFilter): boolean {
  return Object.values(filter).some((value) => value.trim() !== "");
}

/** A filter as the table takes it, by column. */
export function columnFiltersOf(filter: RequestFilter): ColumnFiltersState {
  const words = filter.query.toLowerCase().split(/\s+/).filter(Boolean);
  const { status, service, priority } = filter;
  return [
    ...(words.length > 0 ? [{ id: "text", value: words }] : []),
    ...Object.entries({ status, service, priority })
      .filter(([, value]) => value !== "")
      .map(([id, value]) => ({ id, value })),
  ];
}

/** An order as the table takes it. */
export function sortingOf(order: Order): SortingState {
  const [id = "", direction] = order.split(":");
  return [{ id, desc: direction === "desc" }];
}

/** The table's order as one of ours; the newest first where it has none. */
export function orderOf([first]: SortingState): Order {
  if (!first) return NEWEST_FIRST;
  const name = `${first.id}:${first.desc ? "desc" : "asc"}`;
  const known = { ...orders, ...customerOrders };
  return Object.hasOwn(known, name) ? (name as Order) : NEWEST_FIRST;
}
