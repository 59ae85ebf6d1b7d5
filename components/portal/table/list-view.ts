import { useMemo, type ReactNode } from "react";
import type { ColumnDef, RowData } from "@tanstack/react-table";
import type { Option } from "@/components/ui/select";
import type { CsvCells } from "@/lib/csv";
import { memoizeByObject } from "@/lib/portal/memoize";
import { isDay } from "@/lib/portal/records/schema";
import { isInRange, rangeOf } from "./date-range";
import { collator, type features, type PortalTable } from "./features";
import { termsOf } from "./search-text";
import { replaceQuerySoon, useTypedQuery, type QueryChange } from "../use-query";

/** A plain value is its own text. */
type Options = readonly (string | Option)[];

/** A filter of a list by one value. */
export interface Filter<Item> {
  /** The name of its parameter in the URL. */
  id: string;
  label: string;
  /** What no choice is called, such as "All statuses". */
  all: string;
  /** Where they depend on the items of the list, a function that keeps its results. */
  options: Options | ((items: readonly Item[]) => Options);
  /** By default, an item matches whose field of this id has the value. */
  matches?: (item: Item, value: string) => boolean;
  /** Shown on demand. */
  more?: boolean;
}

/** The options of a filter. */
export const optionsOf = <Item>({ options }: Filter<Item>, items: readonly Item[]): Options =>
  typeof options === "function" ? options(items) : options;

/** The options of a filter by a field: the values that the items have, A to Z. */
export const valuesOf = <Item extends object>(valueOf: (item: Item) => string | undefined) =>
  memoizeByObject((items: readonly Item[]): Options =>
    [...new Set(items.flatMap((item) => valueOf(item) ?? []))].sort(collator.compare),
  );

/** What a list of some kind of items shows, and can be searched, filtered and sorted by. A constant. */
export interface ListKind<Item extends RowData> {
  one: string;
  many: string;
  columns: readonly ColumnDef<typeof features, Item, unknown>[];
  /** Beside the count, such as the sum of what matches. */
  note?: (matching: readonly Item[]) => string;
  /** Before the count, and after it: what is done with selected rows. */
  selectAll?: (table: PortalTable<Item>) => ReactNode;
  selected?: (table: PortalTable<Item>) => ReactNode;
  /** The cells of the exported file. */
  cells: (matching: readonly Item[]) => Promise<CsvCells>;
  textOf: (item: Item) => string;
  filters: readonly Filter<Item>[];
  /** What the days of the filter are, such as "Created", and the time of an item in milliseconds. */
  days?: { label: string; timeOf: (item: Item) => number };
  /**
   * The orders, by the id of a column and a direction, the usual one first. Those with a label can be chosen beside the
   * headings, which cards have none of.
   */
  orders: Readonly<Record<string, string>>;
  /** Set where the items come in the usual order: the table need not pass over ten thousand to find that out. */
  isSorted?: boolean;
}

/** What is shown of a list. Every parameter without a value is an empty string. */
export interface ListView {
  query: string;
  /** By the ids of the filters, with the days `from` and `to`. */
  filter: Readonly<Record<string, string>>;
  order: string;
  /** The first page is 0. */
  page: number;
}

const filterIds = <Item extends RowData>(kind: ListKind<Item>) => [
  ...kind.filters.map(({ id }) => id),
  ...(kind.days ? ["from", "to"] : []),
];

/** Removes the view of a list from the query. */
export function withoutView<Item extends RowData>(kind: ListKind<Item>, list: string): QueryChange {
  const names = ["q", ...filterIds(kind), "order", "page"];
  return Object.fromEntries(names.map((name) => [list + name, null]));
}

const firstOf = (orders: Readonly<Record<string, string>>) => Object.keys(orders)[0]!;

/**
 * The view that a query asks for. Values that no list has are ignored.
 *
 * @param list begins the names of the parameters, where a page has two lists
 */
export function readView<Item extends RowData>(
  kind: ListKind<Item>,
  list: string,
  search: string,
  items: readonly Item[],
): ListView {
  const query = new URLSearchParams(search);
  const valueOf = (name: string) => query.get(list + name) ?? "";
  const filter: Record<string, string> = {};
  for (const one of kind.filters) {
    const value = valueOf(one.id);
    const isKnown = value && optionsOf(one, items).some((option) => [option].flat()[0] === value);
    filter[one.id] = isKnown ? value : "";
  }
  if (kind.days) for (const name of ["from", "to"]) filter[name] = isDay(valueOf(name)) ? valueOf(name) : "";
  const order = valueOf("order");
  const page = Number(valueOf("page"));
  return {
    query: valueOf("q"),
    filter,
    order: Object.hasOwn(kind.orders, order) ? order : firstOf(kind.orders),
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
  kind: ListKind<Item>,
  items: readonly Item[],
  { query, filter }: Pick<ListView, "query" | "filter">,
): readonly Item[] {
  if (!isFiltered({ query, filter })) return items;
  const terms = termsOf(query);
  const set = kind.filters.filter(({ id }) => filter[id]);
  const range = rangeOf(filter.from ?? "", filter.to ?? "");
  return items.filter(
    (item) =>
      set.every(({ id, matches = hasValue(id) }) => matches(item, filter[id] ?? "")) &&
      (!range || !kind.days || isInRange(kind.days.timeOf(item), range)) &&
      (terms.length === 0 || terms.every((term) => kind.textOf(item).includes(term))),
  );
}

/**
 * The view of a list, kept in the URL: it survives sign-in, a reload and a look at another section, and can be sent to
 * somebody.
 */
export function useListView<Item extends RowData>(
  kind: ListKind<Item>,
  list: string,
  items: readonly Item[],
) {
  const search = useTypedQuery();
  const text = JSON.stringify(readView(kind, list, search, items));
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
        named({ order: order === firstOf(kind.orders) ? null : order, page: null }),
      setPage: (page: number) => named({ page: page === 0 ? null : String(page + 1) }),
      clear: () => named(Object.fromEntries(["q", ...filterIds(kind), "page"].map((name) => [name, null]))),
    };
  }, [kind, list]);
  return { view, ...actions };
}

/** The functions that change a view. */
export type ListChanges = Omit<ReturnType<typeof useListView>, "view">;
