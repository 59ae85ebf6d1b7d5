import { memo, useDeferredValue, useId, useMemo, useState, type ReactNode } from "react";
import clsx from "clsx";
import {
  functionalUpdate,
  useTable,
  type ColumnDef,
  type RowData,
  type RowSelectionState,
} from "@tanstack/react-table";
import type { CsvCells } from "@/lib/csv";
import { SmallButton, TextButton } from "../buttons";
import { Choice } from "./toolbar-choice";
import { DataTable } from "./data-table";
import { DaysFilter } from "./days-filter";
import { ExportButton } from "./export-button";
import { features, type PortalTable } from "./features";
import {
  countFilters,
  isFiltered,
  matchingItems,
  useListView,
  type Filter,
  type ListKind,
  type ListView,
} from "./list-view";
import { Pager, readPageSize } from "./pager";

export interface ListProps<Item extends RowData & { id: string }> {
  kind: ListKind<Item>;
  /** Begins the names of the query parameters, where a page has two lists. */
  list?: string;
  caption: string;
  items: readonly Item[];
  columns: readonly ColumnDef<typeof features, Item, unknown>[];
  /** Beside the count, such as the sum of what matches. A constant function. */
  note?: (matching: readonly Item[]) => ReactNode;
  /** Before the count, and after it: what is done with selected rows. */
  selectAll?: (table: PortalTable<Item>) => ReactNode;
  selected?: (table: PortalTable<Item>) => ReactNode;
  /** Figures beside the count. */
  summary?: ReactNode;
  /** The cells of the exported file. */
  cells: (matching: readonly Item[]) => Promise<CsvCells>;
  /** Shown when there are no items at all. */
  empty: ReactNode;
}

/** A list with search, filters, order, pages and export, all of it in the URL. */
export function List<Item extends RowData & { id: string }>(props: ListProps<Item>) {
  const { kind, list = "", items, summary, empty } = props;
  const { view, setQuery, setFilter, setOrder, setPage, clear } = useListView(kind, list, items);
  // Deferred, so that typing stays responsive while the table updates.
  const applied = useDeferredValue(view);
  if (items.length === 0)
    return (
      <>
        {summary}
        {empty}
      </>
    );
  return (
    <>
      <FilterBar kind={kind} items={items} view={view} {...{ setQuery, setFilter, setOrder }} />
      <Results {...props} view={applied} {...{ setOrder, setPage, clear }} />
    </>
  );
}

type Changes = Omit<ReturnType<typeof useListView>, "view">;

interface FilterBarProps<Item> extends Pick<Changes, "setQuery" | "setFilter" | "setOrder"> {
  kind: ListKind<Item>;
  items: readonly Item[];
  view: ListView;
}

/** Search, filters and order. On a phone, all but the search fold. */
function FilterBar<Item>({ kind, items, view, setQuery, setFilter, setOrder }: FilterBarProps<Item>) {
  const id = useId();
  const isMore = (name: string) =>
    name === "from" || name === "to" || kind.filters.some((filter) => filter.id === name && filter.more);
  const hasMore = kind.days !== undefined || kind.filters.some(({ more }) => more);
  // Filters that a link has set are shown.
  const [open, setOpen] = useState(() =>
    Object.keys(view.filter).some((name) => isMore(name) && view.filter[name]),
  );
  // With one customer there is nothing to choose.
  const isOffered = (one: Filter<Item>) =>
    one.more && (typeof one.options !== "function" || view.filter[one.id] || one.options(items).length > 1);
  const { from = "", to = "" } = view.filter;
  const fieldOf = ({ id: name, label, all, more, ...one }: Filter<Item>) => (
    <Choice
      key={name}
      label={label}
      labelled={more}
      value={view.filter[name] ?? ""}
      options={[["", all], ...(typeof one.options === "function" ? one.options(items) : one.options)]}
      onChange={(value) => setFilter({ [name]: value })}
    />
  );
  const count = countFilters(view);
  const orders = Object.entries(kind.orders).filter(([, label]) => label);
  return (
    <div role="search" className="flex flex-wrap items-center gap-2 text-small">
      <div className="min-w-[min(10rem,100%)] flex-1">
        <label htmlFor={id} className="sr-only">
          Search {kind.many}
        </label>
        {/* The key `/` goes to it: docs/behaviour.md#keyboard. */}
        <input
          id={id}
          type="search"
          placeholder={`Search ${kind.many}`}
          value={view.query}
          onChange={({ target }) => setQuery(target.value)}
          className="min-h-9 w-full rounded-button border border-soft bg-card px-3"
        />
      </div>
      {hasMore && (
        <SmallButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {count === 0 ? "More filters" : `More filters (${count} set)`}
        </SmallButton>
      )}
      <div
        className={clsx(
          "grid w-full grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 lg:flex lg:w-auto",
          hasMore && !open && "max-sm:hidden",
        )}
      >
        {kind.filters.filter(({ more }) => !more).map(fieldOf)}
        {orders.length > 1 && (
          <Choice label="Order" value={view.order} options={orders} onChange={setOrder} />
        )}
      </div>
      {open && (
        <div className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2 pb-1 sm:grid-cols-4">
          {kind.filters.filter(isOffered).map(fieldOf)}
          {kind.days && <DaysFilter label={kind.days.label} from={from} to={to} onFilter={setFilter} />}
        </div>
      )}
    </div>
  );
}

/** Focuses the count of the list that is shown, after a row or a button with the focus has gone. */
export function focusCount(): void {
  [...document.querySelectorAll<HTMLElement>("[data-count]")]
    .find((count) => !count.closest("[hidden]"))
    ?.focus();
}

interface ResultsProps<Item extends RowData & { id: string }>
  extends ListProps<Item>, Pick<Changes, "setOrder" | "setPage" | "clear"> {
  view: ListView;
}

/** The matching items. Memoised, so that typing in the search does not re-render the table. */
const Results = memo(PlainResults) as typeof PlainResults;

function PlainResults<Item extends RowData & { id: string }>(props: ResultsProps<Item>) {
  const { kind, caption, items, columns, view, note, summary, cells, clear } = props;
  const { query, filter } = view;
  const matching = useMemo(() => matchingItems(kind, items, { query, filter }), [kind, items, query, filter]);
  const table = useItems({ ...props, matching });
  const filtered = isFiltered(view);
  const count = `${filtered ? `${matching.length} of ${items.length}` : items.length} ${items.length === 1 ? kind.one : kind.many}`;

  function clearAll() {
    clear();
    focusCount();
  }

  return (
    <>
      <div className="my-1 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-small print:hidden lg:gap-x-3">
        {props.selectAll?.(table)}
        <p data-count tabIndex={-1} role="status" className="text-soft tabular-nums">
          {/* A translator of the browser replaces the text: only another element shows another count then. */}
          <span key={count}>{count}</span>
        </p>
        {note && (
          <p key={view.query + matching.length} className="text-soft tabular-nums">
            {note(matching)}
          </p>
        )}
        {filtered && matching.length > 0 && <TextButton onClick={clearAll}>Clear filters</TextButton>}
        <span className="mr-auto" />
        {summary}
        {props.selected?.(table)}
        <ExportButton
          disabled={matching.length === 0}
          name={kind.many}
          rows={() => cells(table.getSortedRowModel().rows.map(({ original }) => original))}
        />
      </div>
      {matching.length === 0 ? (
        <div className="border-t border-line py-8">
          <h2 className="text-h3">No {kind.many} match</h2>
          <p className="mt-1 text-soft">Try another search or remove a filter.</p>
          <button type="button" className="button mt-4" onClick={clearAll}>
            Clear filters
          </button>
        </div>
      ) : (
        <>
          <DataTable caption={caption} table={table} columns={columns} />
          <Pager label={`Pages of ${kind.many}`} table={table} />
        </>
      )}
    </>
  );
}

/** The columns that a list is only sorted by. */
const HIDDEN = { due: false };

/** The table of the matching items, sorted and in pages. */
function useItems<Item extends RowData & { id: string }>(
  props: ResultsProps<Item> & { matching: readonly Item[] },
): PortalTable<Item> {
  const { kind, columns, matching, view, setOrder, setPage } = props;
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [pageSize, setPageSize] = useState(readPageSize);
  const sorting = useMemo(() => {
    const [id = "", direction] = view.order.split(":");
    return [{ id, desc: direction === "desc" }];
  }, [view.order]);
  // The page of a link may have disappeared with its rows.
  const lastPage = Math.max(0, Math.ceil(matching.length / pageSize) - 1);
  const pagination = { pageIndex: Math.min(view.page, lastPage), pageSize };
  return useTable({
    features,
    columns: columns as ColumnDef<typeof features, Item, unknown>[],
    data: matching,
    getRowId: ({ id }) => id,
    state: { columnVisibility: HIDDEN, sorting, rowSelection, pagination },
    manualSorting: kind.isSorted && view.order === Object.keys(kind.orders)[0],
    enableMultiSort: false,
    enableSortingRemoval: false,
    // Changing a status must not go back to the first page.
    autoResetPageIndex: false,
    onSortingChange(updater) {
      const [first] = functionalUpdate(updater, sorting);
      if (first) setOrder(`${first.id}:${first.desc ? "desc" : "asc"}`);
    },
    onRowSelectionChange: setRowSelection,
    onPaginationChange(updater) {
      const next = functionalUpdate(updater, pagination);
      setPageSize(next.pageSize);
      setPage(next.pageIndex);
    },
  });
}
