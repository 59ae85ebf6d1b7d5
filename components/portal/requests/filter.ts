import type { ColumnFiltersState, SortingState } from "@tanstack/react-table";

/** The filters of a list of requests. An empty string matches all. */
export interface RequestFilter {
  query: string;
  status: string;
  service: string;
  priority: string;
}

export const NO_FILTER: RequestFilter = { query: "", status: "", service: "", priority: "" };

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

/** The filters in the table's format, by the ids of the columns in `request-columns.tsx`. */
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

/** The order in the table's format. */
export function sortingOf(order: Order): SortingState {
  const [id = "", direction] = order.split(":");
  return [{ id, desc: direction === "desc" }];
}

/** The list order for the table's sorting; newest first if there is none. */
export function orderOf([first]: SortingState): Order {
  if (!first) return NEWEST_FIRST;
  const name = `${first.id}:${first.desc ? "desc" : "asc"}`;
  const known = { ...orders, ...customerOrders };
  return Object.hasOwn(known, name) ? (name as Order) : NEWEST_FIRST;
}
