import {
  columnVisibilityFeature,
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
  /** Additional classes of the heading and the cells, such as the width. */
  className?: string;
  /** Classes for the widths of the table that hide the column. */
  from?: string;
}

/** The features of the portal's tables. A constant, because a new object would rebuild the table. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
});

export type PortalTable<Row extends RowData> = ReactTable<typeof features, Row>;
