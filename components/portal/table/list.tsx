import { memo, useDeferredValue, useMemo, useState, type ReactNode } from "react";
import {
  functionalUpdate,
  useTable,
  type ColumnDef,
  type RowData,
  type RowSelectionState,
} from "@tanstack/react-table";
import { Button, TextButton } from "../buttons";
import { focusCount } from "../focus";
import { DataTable } from "./data-table";
import { ExportButton } from "./export-button";
import { features, type PortalTable } from "./features";
import { FilterBar } from "./filter-bar";
import type { ListDefinition } from "./list-definition";
import { isFiltered, matchingItems, useListView, type ListChanges, type ListView } from "./list-view";
import { Pager, readPageSize } from "./pager";

interface ListProps<Item extends RowData & { id: string }> {
  definition: ListDefinition<Item>;
  /** Begins the names of the query parameters, where a page has two lists. */
  list?: string;
  caption: string;
  items: readonly Item[];
  /** Figures beside the count. */
  summary?: ReactNode;
  /** Shown when there are no items at all. */
  empty: string;
  /** The level of the heading that is shown instead of items. */
  level?: "h2" | "h3";
}

/** A list with search, filters, order, pages and export, all of it in the URL. */
export function List<Item extends RowData & { id: string }>(props: ListProps<Item>) {
  const { definition, list = "", items, summary, empty, level } = props;
  const { view, ...changes } = useListView(definition, list, items);
  // Deferred, so that typing stays responsive while the table updates.
  const applied = useDeferredValue(view);
  if (items.length === 0)
    return (
      <>
        {summary}
        <Nothing heading={`No ${definition.many} yet`} level={level}>
          {empty}
        </Nothing>
      </>
    );
  return (
    <>
      <FilterBar definition={definition} items={items} view={view} {...changes} />
      <Results {...props} view={applied} {...changes} />
    </>
  );
}

interface NothingProps extends Pick<ListProps<{ id: string }>, "level"> {
  heading: string;
  children: string;
  action?: ReactNode;
}

/** Shown instead of items. */
function Nothing({ heading, level: Heading = "h2", children, action }: NothingProps) {
  return (
    <div className="border-t border-line py-8">
      <Heading className="text-h3">{heading}</Heading>
      <p className="mt-1 text-soft">{children}</p>
      {action}
    </div>
  );
}

interface ResultsProps<Item extends RowData & { id: string }> extends ListProps<Item>, ListChanges {
  view: ListView;
}

/** The matching items. Memoised, so that typing in the search does not re-render the table. */
const Results = memo(PlainResults) as typeof PlainResults;

function PlainResults<Item extends RowData & { id: string }>(props: ResultsProps<Item>) {
  const { definition, caption, items, view, summary, clear } = props;
  const { note, cells } = definition;
  const { query, filter } = view;
  const matching = useMemo(
    () => matchingItems(definition, items, { query, filter }),
    [definition, items, query, filter],
  );
  const table = useItems(props, matching);
  const filtered = isFiltered(view);
  const count = `${filtered ? `${matching.length} of ${items.length}` : items.length} ${items.length === 1 ? definition.one : definition.many}`;

  function clearAll() {
    clear();
    focusCount();
  }

  return (
    <>
      <div className="my-1 flex min-h-9 flex-wrap items-center gap-x-2 gap-y-1 text-small print:hidden lg:gap-x-3">
        {definition.selectAll?.(table)}
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
        {definition.selected?.(table)}
        <ExportButton
          disabled={matching.length === 0}
          name={definition.many}
          rows={() => cells(table.getSortedRowModel().rows.map(({ original }) => original))}
        />
      </div>
      {matching.length === 0 ? (
        <Nothing
          heading={`No ${definition.many} match`}
          level={props.level}
          action={
            <Button className="mt-4" onClick={clearAll}>
              Clear filters
            </Button>
          }
        >
          Try another search or remove a filter.
        </Nothing>
      ) : (
        <>
          <DataTable caption={caption} table={table} />
          <Pager label={`Pages of ${definition.many}`} table={table} />
        </>
      )}
    </>
  );
}

/** The columns that a list is only sorted by. */
const HIDDEN = { due: false };

/** The table of the matching items, sorted and in pages. */
function useItems<Item extends RowData & { id: string }>(
  { definition, view, setOrder, setPage }: ResultsProps<Item>,
  matching: readonly Item[],
): PortalTable<Item> {
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
    columns: definition.columns as ColumnDef<typeof features, Item, unknown>[],
    data: matching,
    getRowId: ({ id }) => id,
    state: { columnVisibility: HIDDEN, sorting, rowSelection, pagination },
    manualSorting: definition.isSorted && view.order === Object.keys(definition.orders)[0],
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
