import { useMemo, useState } from "react";
import { functionalUpdate, useTable, type RowSelectionState } from "@tanstack/react-table";
import { features, PAGE_SIZE, type PortalTable } from "../table/features";
import { columnFiltersOf, orderOf, sortingOf, type Order, type RequestFilter } from "./filter";
import type { ListedRequest } from "./listed-request";
import { administratorColumns, ownColumns } from "./request-columns";

/** What a table of requests shows, and in which order. */
export interface RequestTableOptions {
  requests: readonly ListedRequest[];
  forAdministrators: boolean;
  filter: RequestFilter;
  order: Order;
  onOrder: (order: Order) => void;
  /** Takes the focus when the row that had it is gone. */
  focusList: () => void;
}

/** A table of requests; a new filter or order begins on the first page. */
export function useRequestTable(options: RequestTableOptions): PortalTable<ListedRequest> {
  const { requests, forAdministrators, filter, order, onOrder, focusList } = options;
  const columns = useMemo(
    () => (forAdministrators ? administratorColumns(focusList) : ownColumns),
    [forAdministrators, focusList],
  );
  const columnFilters = useMemo(() => columnFiltersOf(filter), [filter]);
  const sorting = useMemo(() => sortingOf(order), [order]);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [page, setPage] = useState({ of: filter, in: order, pageIndex: 0 });
  const isSameList = page.of === filter && page.in === order;
  const pagination = { pageIndex: isSameList ? page.pageIndex : 0, pageSize: PAGE_SIZE };

  const table = useTable({
    features,
    columns,
    data: requests,
    getRowId: ({ id }) => id,
    state: { columnFilters, sorting, rowSelection, pagination },
    initialState: { columnVisibility: { text: false } },
    enableMultiSort: false,
    enableSortingRemoval: false,
    // A status that was changed must not lead back to the first page.
    autoResetPageIndex: false,
    onSortingChange: (updater) => onOrder(orderOf(functionalUpdate(updater, sorting))),
    onRowSelectionChange: setRowSelection,
    onPaginationChange: (updater) =>
      setPage({ of: filter, in: order, pageIndex: functionalUpdate(updater, pagination).pageIndex }),
  });
  // The last rows of the last page may have gone.
  const last = Math.max(0, table.getPageCount() - 1);
  if (isSameList && page.pageIndex > last) setPage({ ...page, pageIndex: last });
  return table;
}
