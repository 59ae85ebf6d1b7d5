import type { ReactNode } from "react";
import type { ColumnDef, RowData } from "@tanstack/react-table";
import type { Option } from "@/components/ui/select";
import type { CsvCells } from "@/lib/csv";
import { memoizeByObject } from "@/lib/portal/memoize";
import { collator, type features, type PortalTable } from "./features";

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
export const optionsFrom = <Item extends object>(valueOf: (item: Item) => string | undefined) =>
  memoizeByObject((items: readonly Item[]): Options =>
    [...new Set(items.flatMap((item) => valueOf(item) ?? []))].sort(collator.compare),
  );

/** What a list shows, and how it can be searched, filtered and sorted. A constant. */
export interface ListDefinition<Item extends RowData> {
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
