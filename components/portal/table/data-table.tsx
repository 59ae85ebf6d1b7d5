import { memo } from "react";
import clsx from "clsx";
import type { Header, Row, RowData } from "@tanstack/react-table";
import { Tooltip, TooltipGroup } from "@/components/ui/tooltip";
import type { features, PortalTable } from "./features";

/** Classes that hide a column in tables below a width. In cards, which are narrower, everything is shown. */
export const SHOWN_FROM = {
  medium: "@max-[48rem]:@min-[37rem]:hidden",
  wide: "@max-[60rem]:@min-[37rem]:hidden",
  full: "@max-[72rem]:@min-[37rem]:hidden",
};

interface DataTableProps<Item extends RowData> {
  caption: string;
  table: PortalTable<Item>;
}

/**
 * One page of a table with sortable headings and one line per row. Where the table is narrower than 37rem, which is a
 * screen of 640 px, each row is a card. Its own width decides, because a detail may stand beside it.
 */
export function DataTable<Item extends RowData>({ caption, table }: DataTableProps<Item>) {
  return (
    // Explicit roles, because in some browsers a table with `display: block` loses its implicit ones.
    <div className="@container">
      <table
        role="table"
        className="w-full table-fixed text-left text-small @max-[37rem]:block print:table-auto"
      >
        <caption className="sr-only">{caption}</caption>
        <thead role="rowgroup" className="@max-[37rem]:hidden">
          {table.getHeaderGroups().map((group) => (
            <tr role="row" key={group.id}>
              <TooltipGroup>
                {group.headers.map((header) => (
                  <ColumnHead key={header.id} header={header} />
                ))}
              </TooltipGroup>
            </tr>
          ))}
        </thead>
        <tbody role="rowgroup" className="@max-[37rem]:block">
          {table.getRowModel().rows.map((row) => (
            <BodyRow key={row.id} row={row} table={table} selected={row.getIsSelected()} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ARROWS = { asc: "\u2191", desc: "\u2193" };
const ORDERS = { asc: "ascending", desc: "descending" } as const;

function ColumnHead<Item extends RowData>({ header }: { header: Header<typeof features, Item, unknown> }) {
  const { column } = header;
  const meta = column.columnDef.meta;
  const sorted = column.getIsSorted();
  const next = column.getNextSortingOrder();
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorted ? ORDERS[sorted] : undefined}
      className={clsx(
        "pr-4 font-semibold whitespace-nowrap text-soft last:pr-0",
        meta?.numeric && "text-right not-last:pr-6",
        meta?.className,
      )}
    >
      {column.getCanSort() ? (
        <Tooltip text={`Sort in ${next ? ORDERS[next] : "the default"} order`}>
          <button
            type="button"
            onClick={column.getToggleSortingHandler()}
            className={clsx("min-h-7.5 cursor-pointer hover:text-ink", sorted && "text-ink")}
          >
            {meta?.label}
            <span aria-hidden="true" className="inline-block w-4 text-center">
              {sorted && ARROWS[sorted]}
            </span>
          </button>
        </Tooltip>
      ) : (
        <span className={clsx(meta?.unlabelled && !meta.rowHeader && "sr-only")}>{meta?.label}</span>
      )}
    </th>
  );
}

interface BodyRowProps<Item extends RowData> {
  row: Row<typeof features, Item>;
  table: PortalTable<Item>;
  selected: boolean;
}

/**
 * Re-renders only when its item or its selection changes: cells may depend on nothing else. The table creates all row
 * objects again whenever one item changes.
 */
const BodyRow = memo(
  PlainRow,
  (before, now) => before.row.original === now.row.original && before.selected === now.selected,
) as typeof PlainRow;

function PlainRow<Item extends RowData>({ row, table }: BodyRowProps<Item>) {
  return (
    <tr role="row" className="border-t border-line @max-[37rem]:block @max-[37rem]:py-2.5 hover:bg-card">
      {row.getVisibleCells().map((cell) => {
        const { label, numeric, rowHeader, unlabelled, className } = cell.column.columnDef.meta ?? {
          label: "",
        };
        const Cell = rowHeader ? "th" : "td";
        return (
          <Cell
            key={cell.id}
            role={rowHeader ? "rowheader" : "cell"}
            scope={rowHeader ? "row" : undefined}
            className={clsx(
              "cell font-normal",
              numeric && "tabular-nums @min-[37rem]:text-right @min-[37rem]:not-last:pr-6",
              className,
            )}
          >
            {!unlabelled && !rowHeader && (
              <span className="mr-1.5 text-soft @min-[37rem]:hidden">{label}</span>
            )}
            <table.FlexRender cell={cell} />
          </Cell>
        );
      })}
    </tr>
  );
}
