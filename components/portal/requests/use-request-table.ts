import { useMemo, useState } from "react";
import { functionalUpdate, useTable, type RowSelectionState } from "@tanstack/react-table";
import { features, type PortalTable } from "../table/features";
import { readPageSize } from "../table/page-size";
import { columnFiltersOf, NEWEST_FIRST, orderOf, sortingOf, type Order, type RequestFilter } from "./filter";
import type { ListedRequest } from "./listed-request";
import type { Administration } from "./administration";
import { columnsFor, usualColumns, type ColumnId } from "./columns";
import { ownColumns } from "./request-columns";

export interface RequestTableOptions {
  requests: readonly ListedRequest[];
  /** Undefined for a customer's own requests. */
  administration?: Administration;
  /** The chosen columns; undefined until some are chosen. */
  chosen?: readonly ColumnId[];
  filter: RequestFilter;
  order: Order;
  onOrder: (order: Order) => void;
  /** The page to begin with; the first is 0. */
  initialPage?: number;
  onPage?: (page: number) => void;
  /** Focuses the list when the row with the focus disappears. */
  focusList: () => void;
}

/** The visible columns in the table's format. */
function visibilityOf(chosen: readonly ColumnId[] = usualColumns): Record<string, boolean> {
  const visible = columnsFor(true).map((id) => [id, chosen.includes(id)]);
  return { ...Object.fromEntries(visible), text: false, account: false };
}

/** A table of requests. Changing the filter or the order goes to the first page. */
export function useRequestTable(options: RequestTableOptions): PortalTable<ListedRequest> {
  const { requests, administration, chosen, filter, order, onOrder, onPage, focusList } = options;
  const columns = useMemo(
    () => administration?.columns(focusList) ?? ownColumns,
    [administration, focusList],
  );
  const columnVisibility = useMemo(() => visibilityOf(chosen), [chosen]);
  const columnFilters = useMemo(() => columnFiltersOf(filter), [filter]);
  const sorting = useMemo(() => sortingOf(order), [order]);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [page, setPage] = useState({ filter, order, pageIndex: options.initialPage ?? 0 });
  const [pageSize, setPageSize] = useState(readPageSize);
  const isSameList = page.filter === filter && page.order === order;
  const pagination = { pageIndex: isSameList ? page.pageIndex : 0, pageSize };

  const table = useTable({
    features,
    columns,
    data: requests,
    getRowId: ({ id }) => id,
    state: { columnFilters, columnVisibility, sorting, rowSelection, pagination },
    // The requests come newest first and unfiltered: the table need not pass over ten thousand rows to find that out.
    manualFiltering: columnFilters.length === 0,
    manualSorting: order === NEWEST_FIRST,
    enableMultiSort: false,
    enableSortingRemoval: false,
    // Changing a status must not go back to the first page.
    autoResetPageIndex: false,
    onSortingChange: (updater) => onOrder(orderOf(functionalUpdate(updater, sorting))),
    onRowSelectionChange: setRowSelection,
    onPaginationChange(updater) {
      const { pageIndex, pageSize: size } = functionalUpdate(updater, pagination);
      setPageSize(size);
      setPage({ filter, order, pageIndex });
      onPage?.(pageIndex);
    },
  });
  // The last page may have disappeared with its rows.
  const last = Math.max(0, table.getPageCount() - 1);
  if (isSameList && page.pageIndex > last) setPage({ ...page, pageIndex: last });
  return table;
}
