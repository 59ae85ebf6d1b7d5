import { useEffect, useMemo, useState } from "react";
import { allStatuses, industries, isOption, priorities, services } from "@/lib/portal";
import { replaceQuerySoon, type QueryChange } from "../use-query";
import { columnsOfText, textOfColumns, type ColumnId } from "./columns";
import { isDay } from "./days";
import { isOrder, NEWEST_FIRST, NO_FILTER, type Order, type RequestFilter } from "./filter";

/** What is shown of a list of requests. */
interface ListView {
  filter: RequestFilter;
  order: Order;
  /** The first page is 0. */
  page: number;
  /** The columns that a link names; undefined otherwise. */
  columns: readonly ColumnId[] | undefined;
}

const PARAMETERS = [
  ...(["q", "status", "service", "priority", "industry", "account"] as const),
  ...(["from", "to", "order", "page", "columns"] as const),
];
type Parameter = (typeof PARAMETERS)[number];
const START: ListView = { filter: NO_FILTER, order: NEWEST_FIRST, page: 0, columns: undefined };

/** Removes the view of a list from the query: its search, filters, order and page. */
export function withoutView(list: string): QueryChange {
  return Object.fromEntries(PARAMETERS.map((name) => [list + name, null]));
}

function toQuery(list: string, { filter, order, page, columns }: ListView): QueryChange {
  const { query, ...filters } = filter;
  const values: Record<Parameter, string> = {
    q: query,
    ...filters,
    order: order === NEWEST_FIRST ? "" : order,
    page: page === 0 ? "" : String(page + 1),
    columns: columns ? textOfColumns(columns) : "",
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [list + name, value || null]));
}

/** The view that a query asks for. Values that no list has are ignored. */
export function fromQuery(list: string, search: string): ListView {
  const query = new URLSearchParams(search);
  const valueOf = (name: Parameter) => query.get(list + name) ?? "";
  const choice = (name: Parameter, options: readonly string[]) =>
    isOption(options, valueOf(name)) ? valueOf(name) : "";
  const day = (name: Parameter) => (isDay(valueOf(name)) ? valueOf(name) : "");
  const order = valueOf("order");
  const page = Number(valueOf("page"));
  return {
    filter: {
      query: valueOf("q"),
      status: choice("status", allStatuses),
      service: choice("service", services),
      priority: choice("priority", priorities),
      industry: choice("industry", industries),
      account: valueOf("account"),
      from: day("from"),
      to: day("to"),
    },
    order: isOrder(order) ? order : NEWEST_FIRST,
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    columns: columnsOfText(valueOf("columns")),
  };
}

/** A view as text for the URL, without the page. */
export function textOfView(view: Omit<ListView, "page">): string {
  const values = Object.entries(toQuery("", { ...view, page: 0 }));
  return new URLSearchParams(values.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString();
}

/** The change of the URL that shows such a view. */
export function queryOfView(list: string, text: string): QueryChange {
  return toQuery(list, { ...fromQuery("", text), page: 0 });
}

/**
 * The view of a list, kept in the URL, so that it survives a reload, a look at another tab and sign-in, and can be sent
 * to somebody. The functions never change. For components that are not prerendered.
 *
 * @param list begins the names of its parameters
 */
export function useListQuery(list: string) {
  const [view, setView] = useState(() => fromQuery(list, window.location.search));
  useEffect(() => replaceQuerySoon(toQuery(list, view)), [list, view]);
  useEffect(() => {
    const follow = () => setView(fromQuery(list, window.location.search));
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [list]);

  const actions = useMemo(() => {
    const change = (part: Partial<ListView>) => setView((before) => ({ ...before, ...part }));
    return {
      // Another filter or order starts at the first page.
      setFilter: (part: Partial<RequestFilter>) =>
        setView((before) => ({ ...before, filter: { ...before.filter, ...part }, page: START.page })),
      setOrder: (order: Order) => change({ order, page: START.page }),
      setColumns: (columns: ListView["columns"]) => change({ columns }),
      /** Follows the URL, after a link to another view. */
      follow: () => setView(fromQuery(list, window.location.search)),
      setPage: (page: number) => change({ page }),
    };
  }, [list]);
  return { ...view, ...actions };
}
