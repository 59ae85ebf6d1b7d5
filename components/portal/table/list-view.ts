import { useMemo } from "react";
import type { RowData } from "@tanstack/react-table";
import { isDay } from "@/lib/portal/records/schema";
import { isInRange, rangeOf } from "./date-range";
import { optionsOf, type ListDefinition } from "./list-definition";
import { termsOf } from "./search-text";
import { replaceQuerySoon, useTypedQuery, type QueryChange } from "../use-query";

/** What is shown of a list. Every parameter without a value is an empty string. */
export interface ListView {
  query: string;
  /** By the ids of the filters, with the days `from` and `to`. */
  filter: Readonly<Record<string, string>>;
  order: string;
  /** The first page is 0. */
  page: number;
}

const filterIds = <Item extends RowData>(definition: ListDefinition<Item>) => [
  ...definition.filters.map(({ id }) => id),
  ...(definition.days ? ["from", "to"] : []),
];

/** Removes the view of a list from the query. */
export function withoutView<Item extends RowData>(
  definition: ListDefinition<Item>,
  list: string,
): QueryChange {
  const names = ["q", ...filterIds(definition), "order", "page"];
  return Object.fromEntries(names.map((name) => [list + name, null]));
}

const firstOf = (orders: Readonly<Record<string, string>>) => Object.keys(orders)[0]!;

/**
 * The view that a query asks for. Values that no list has are ignored.
 *
 * @param list begins the names of the parameters, where a page has two lists
 */
export function readView<Item extends RowData>(
  definition: ListDefinition<Item>,
  list: string,
  search: string,
  items: readonly Item[],
): ListView {
  const query = new URLSearchParams(search);
  const valueOf = (name: string) => query.get(list + name) ?? "";
  const filter: Record<string, string> = {};
  for (const one of definition.filters) {
    const value = valueOf(one.id);
    const isKnown = value && optionsOf(one, items).some((option) => [option].flat()[0] === value);
    filter[one.id] = isKnown ? value : "";
  }
  if (definition.days)
    for (const name of ["from", "to"]) filter[name] = isDay(valueOf(name)) ? valueOf(name) : "";
  const order = valueOf("order");
  const page = Number(valueOf("page"));
  return {
    query: valueOf("q"),
    filter,
    order: Object.hasOwn(definition.orders, order) ? order : firstOf(definition.orders),
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
  };
}

/** The number of filters that are set, the search aside. */
export const countFilters = ({ filter }: Pick<ListView, "filter">) =>
  Object.values(filter).filter(Boolean).length;

/** Returns true if the search or any filter is set. */
export const isFiltered = (view: Pick<ListView, "query" | "filter">) =>
  view.query.trim() !== "" || countFilters(view) > 0;

const hasValue =
  (field: string) =>
  <Item>(item: Item, value: string) =>
    item[field as keyof Item] === value;

/** The items that match the search and all filters, in the same order. */
export function matchingItems<Item extends RowData>(
  definition: ListDefinition<Item>,
  items: readonly Item[],
  { query, filter }: Pick<ListView, "query" | "filter">,
): readonly Item[] {
  if (!isFiltered({ query, filter })) return items;
  const terms = termsOf(query);
  const set = definition.filters.filter(({ id }) => filter[id]);
  const range = rangeOf(filter.from ?? "", filter.to ?? "");
  return items.filter(
    (item) =>
      set.every(({ id, matches = hasValue(id) }) => matches(item, filter[id] ?? "")) &&
      (!range || !definition.days || isInRange(definition.days.timeOf(item), range)) &&
      (terms.length === 0 || terms.every((term) => definition.textOf(item).includes(term))),
  );
}

/**
 * The view of a list, kept in the URL: it survives sign-in, a reload and a look at another section, and can be sent to
 * somebody.
 */
export function useListView<Item extends RowData>(
  definition: ListDefinition<Item>,
  list: string,
  items: readonly Item[],
) {
  const search = useTypedQuery();
  const text = JSON.stringify(readView(definition, list, search, items));
  // The same object while the view is the same, because the results are memoised.
  const view = useMemo(() => JSON.parse(text) as ListView, [text]);
  const actions = useMemo(() => {
    const named = (change: QueryChange) =>
      replaceQuerySoon(
        Object.fromEntries(Object.entries(change).map(([name, value]) => [list + name, value || null])),
      );
    return {
      // Another search, filter or order starts at the first page.
      setQuery: (q: string) => named({ q, page: null }),
      setFilter: (change: QueryChange) => named({ ...change, page: null }),
      setOrder: (order: string) =>
        named({ order: order === firstOf(definition.orders) ? null : order, page: null }),
      setPage: (page: number) => named({ page: page === 0 ? null : String(page + 1) }),
      clear: () =>
        named(Object.fromEntries(["q", ...filterIds(definition), "page"].map((name) => [name, null]))),
    };
  }, [definition, list]);
  return { view, ...actions };
}

/** The functions that change a view. */
export type ListChanges = Omit<ReturnType<typeof useListView>, "view">;
