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

/** Settings of a column. */
interface ColumnMeta {
  /** The column's heading. On narrow screens it precedes each cell. */
  label: string;
  /** Aligned to the right. */
  numeric?: boolean;
  /** The cells are row headers. */
  rowHeader?: boolean;
  /** On narrow screens the heading does not precede the cells. */
  unlabelled?: boolean;
  /** Additional classes of the cells. */
  className?: string;
}

/** The features of the portal's tables. A constant, because a new object would rebuild the table. */
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

/**
 * Rows per page: as many as can be re-rendered between two keystrokes of a search.
 *
 * @see docs/decisions/0022-portal-tables-show-25-rows.md
 */
export const PAGE_SIZE = 25;
