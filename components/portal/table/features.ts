import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ReactTable,
  type RowData,
} from "@tanstack/react-table";

/** How a column is set. */
interface ColumnMeta {
  /** The column's name, also before its cells on narrow screens. */
  label: string;
  /** Figures stand to the right. */
  numeric?: boolean;
  /** The cells name their rows. */
  heads?: boolean;
  /** On narrow screens the cells speak for themselves. */
  bare?: boolean;
  /** More classes of the cells. */
  className?: string;
}

/** What the portal's tables can do. One object for all: a table is built anew when it changes. */
export const features = tableFeatures({
  columnFilteringFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
});

export type PortalTable<Row extends RowData> = ReactTable<typeof features, Row>;

/** Rows on one page of a table: what can be drawn anew between two keystrokes of a search. */
export const PAGE_SIZE = 25;
