import { useEffect, useMemo, useState } from "react";
import {
  functionalUpdate,
  type PaginationState,
  type SortingState,
  type Updater,
} from "@tanstack/react-table";
import { isOption, services } from "@/lib/portal";
import { readPageSize } from "../table/page-size";
import { replaceQuerySoon, type QueryChange } from "../use-query";
import type { CustomerFilter } from "./customer-filter";

interface CustomerListView {
  filter: CustomerFilter;
  sorting: SortingState;
  pagination: PaginationState;
}

const NEWEST_FIRST = { id: "active", desc: true };

/** Sorting from a query, such as `name:asc`. */
function sortingOf(order: string, columns: readonly string[]): SortingState {
  const [id = "", direction] = order.split(":");
  return [columns.includes(id) ? { id, desc: direction === "desc" } : NEWEST_FIRST];
}

function pageIndexOf(page: string): number {
  return Number.isSafeInteger(Number(page)) ? Math.max(0, Number(page) - 1) : 0;
}

function fromQuery(search: string, columns: readonly string[]): CustomerListView {
  const query = new URLSearchParams(search);
  const valueOf = (name: string) => query.get(`customers-${name}`) ?? "";
  const service = valueOf("service");
  const requests = valueOf("requests");
  return {
    filter: {
      query: valueOf("q"),
      service: isOption(services, service) ? service : "",
      requests: requests === "some" || requests === "none" ? requests : "",
    },
    sorting: sortingOf(valueOf("order"), columns),
    pagination: { pageIndex: pageIndexOf(valueOf("page")), pageSize: readPageSize() },
  };
}

function toQuery({ filter, sorting, pagination }: CustomerListView): QueryChange {
  const [{ id, desc } = NEWEST_FIRST] = sorting;
  const isDefault = id === NEWEST_FIRST.id && desc;
  const values = {
    q: filter.query,
    service: filter.service,
    requests: filter.requests,
    order: isDefault ? "" : `${id}:${desc ? "desc" : "asc"}`,
    page: pagination.pageIndex > 0 ? String(pagination.pageIndex + 1) : "",
  };
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`customers-${name}`, value || null]),
  );
}

/**
 * Search, filters, order and page of the list of customers, kept in the URL. The functions never change. For components
 * that are not prerendered.
 *
 * @param columns ids of the columns that can be sorted; a constant
 */
export function useCustomerList(columns: readonly string[]) {
  const [view, setView] = useState(() => fromQuery(window.location.search, columns));
  useEffect(() => replaceQuerySoon(toQuery(view)), [view]);
  useEffect(() => {
    const follow = () => setView(fromQuery(window.location.search, columns));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [columns]);

  const actions = useMemo(() => {
    const change = (update: (before: CustomerListView) => Partial<CustomerListView>) =>
      setView((before) => ({ ...before, ...update(before) }));
    const firstPage = ({ pagination }: CustomerListView) => ({ ...pagination, pageIndex: 0 });
    return {
      // Another filter or order starts at the first page.
      setFilter: (part: Partial<CustomerFilter>) =>
        change((before) => ({ filter: { ...before.filter, ...part }, pagination: firstPage(before) })),
      onSortingChange: (updater: Updater<SortingState>) =>
        change((before) => ({
          sorting: functionalUpdate(updater, before.sorting),
          pagination: firstPage(before),
        })),
      onPaginationChange: (updater: Updater<PaginationState>) =>
        change((before) => ({ pagination: functionalUpdate(updater, before.pagination) })),
    };
  }, []);
  return { ...view, ...actions };
}
