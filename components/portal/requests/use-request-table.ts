import { useMemo, useState } from "react";
import { functionalUpdate, useTable, type RowSelectionState } from "@tanstack/react-table";
import { features, PAGE_SIZE, type PortalTable } from "../table/features";
import { columnFiltersOf, orderOf, sortingOf, type Order, type RequestFilter } from "./filter";
import type { ListedRequest } from "./listed-request";
import { administratorColumns, ownColumns } from "./request-columns";

export interface RequestTableOptions {
  requests: readonly ListedRequest[];
  forAdministrators: boolean;
  filter: RequestFilter;
  order: Order;
  onOrder: (order: Order) => void;
  /** Focuses the list when the row with the focus disappears. */
  focusList: () => void;
}

/** A table of requests. Changing the filter or the order goes to the first page. */
export function useRequestTable(options: RequestTableOptions): PortalTable<ListedRequest> {
  const { requests, forAdministrators, filter, order, onOrder, focusList } = options;
  const columns = useMemo(
    () => (forAdministrators ? administratorColumns(focusList) : ownColumns),
    [forAdministrators, focusList],
  );
  const columnFilters = useMemo(() => columnFiltersOf(filter), [filter]);
  const sorting = useMemo(() => sortingOf(order), [order]);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [page, setPage] = useState({ filter, order, pageIndex: 0 });
  const isSameList = page.filter === filter && page.order === order;
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
    // Changing a status must not go back to the first page.
    autoResetPageIndex: false,
    onSortingChange: (updater) => onOrder(orderOf(functionalUpdate(updater, sorting))),
    onRowSelectionChange: setRowSelection,
    onPaginationChange: (updater) =>
      setPage({ filter, order, pageIndex: functionalUpdate(updater, pagination).pageIndex }),
  });
  // The last page may have disappeared with its rows.
  const last = Math.max(0, table.getPageCount() - 1);
  if (isSameList && page.pageIndex > last) setPage({ ...page, pageIndex: last });
  return table;
}
