import { memo } from "react";
import clsx from "clsx";
import type { Header, Row, RowData } from "@tanstack/react-table";
import { Tooltip, Tooltips } from "@/components/ui/tooltip";
import type { features, PortalTable } from "./features";

interface DataTableProps<Item extends RowData> {
  caption: string;
  table: PortalTable<Item>;
}

/** One page of a table with sortable headings. On narrow screens each row is a block. */
export function DataTable<Item extends RowData>({ caption, table }: DataTableProps<Item>) {
  return (
    // Explicit roles, because in some browsers a table with `display: block` loses its implicit ones.
    <table role="table" className="w-full text-left text-small max-lg:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-lg:hidden">
        {table.getHeaderGroups().map((group) => (
          <tr role="row" key={group.id}>
            <Tooltips>
              {group.headers.map((header) => (
                <ColumnHead key={header.id} header={header} />
              ))}
            </Tooltips>
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup" className="max-lg:block">
        {table.getRowModel().rows.map((row) => (
          <BodyRow
            key={row.id}
            row={row}
            table={table}
            columns={table.options.columns}
            selected={row.getIsSelected()}
          />
        ))}
      </tbody>
    </table>
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
        "pr-4 pb-1 font-semibold whitespace-nowrap text-soft last:pr-0",
        meta?.numeric && "text-right not-last:pr-8",
      )}
    >
      {column.getCanSort() ? (
        <Tooltip text={`Sort in ${next ? ORDERS[next] : "the default"} order`}>
          <button
            type="button"
            onClick={column.getToggleSortingHandler()}
            className={clsx("min-h-9 cursor-pointer hover:text-ink", sorted && "text-ink")}
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
  columns: PortalTable<Item>["options"]["columns"];
  selected: boolean;
}

/**
 * Compares what a row shows: cells may depend on the item, the columns and the selection, and on nothing else. The
 * table creates all row objects again whenever one item changes.
 */
function isSameRow<Item extends RowData>(before: BodyRowProps<Item>, now: BodyRowProps<Item>): boolean {
  return (
    before.row.original === now.row.original &&
    before.columns === now.columns &&
    before.selected === now.selected
  );
}

/** Re-renders only when its own item changes. */
const BodyRow = memo(PlainRow, isSameRow) as typeof PlainRow;

function PlainRow<Item extends RowData>({ row, table, selected }: BodyRowProps<Item>) {
  return (
    <tr role="row" className={clsx("border-t border-line max-lg:block max-lg:py-3", selected && "bg-card")}>
      {row.getVisibleCells().map((cell) => {
        const { label, numeric, rowHeader, unlabelled, className } = cell.column.columnDef.meta ?? {
          label: "",
        };
        const classes = clsx(
          "py-2 pr-4 align-top last:pr-0 max-lg:block max-lg:py-0.5 max-lg:pr-0",
          numeric && "tabular-nums lg:text-right lg:not-last:pr-8",
          className,
        );
        const content = (
          <>
            {!unlabelled && !rowHeader && <span className="mr-2 text-soft lg:hidden">{label}</span>}
            <table.FlexRender cell={cell} />
          </>
        );
        return rowHeader ? (
          <th key={cell.id} role="rowheader" scope="row" className={clsx(classes, "font-normal")}>
            {content}
          </th>
        ) : (
          <td key={cell.id} role="cell" className={classes}>
            {content}
          </td>
        );
      })}
    </tr>
  );
}
