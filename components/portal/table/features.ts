import {
  columnVisibilityFeature,
  constructSortFn,
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
}

/** "CR-0142-2" comes before "CR-0142-10". */
export const collator = new Intl.Collator("en-GB", { numeric: true });

/** A to Z. Columns of numbers are sorted as such by the table itself, largest first. */
const byText = constructSortFn({ sort: collator.compare });

/** The features of the portal's tables. A constant, because a new object would rebuild the table. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { text: byText, alphanumeric: byText },
  columnMeta: metaHelper<ColumnMeta>(),
});

export type PortalTable<Item extends RowData> = ReactTable<typeof features, Item>;
