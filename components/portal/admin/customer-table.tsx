import { useState } from "react";
import { createColumnHelper, useTable, type SortingState } from "@tanstack/react-table";
import { formatPounds } from "@/lib/pounds";
import type { CustomerRow } from "@/lib/portal";
import { formatDay } from "../format";
import { QueryLink } from "../query-link";
import { DataTable } from "../table/data-table";
import { features, PAGE_SIZE } from "../table/features";
import { Pager } from "../table/pager";
import { byNumber, byText } from "../table/sort";

/** The DOM id of the link that opens a customer; the focus returns to it. */
export const linkIdOf = (customerId: string) => `customer-${customerId}`;

const helper = createColumnHelper<typeof features, CustomerRow>();

const columns = helper.columns([
  helper.accessor(({ firstName, lastName }) => `${firstName} ${lastName}`, {
    id: "name",
    sortFn: byText,
    meta: { label: "Name", rowHeader: true, className: "wrap-anywhere lg:min-w-44" },
    cell: ({ row, getValue }) => (
      <QueryLink
        id={linkIdOf(row.original.id)}
        change={{ customer: row.original.id }}
        className="inline-block py-0.5 font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {getValue()}
      </QueryLink>
    ),
  }),
  helper.accessor("company", {
    sortFn: byText,
    meta: { label: "Company", className: "wrap-anywhere lg:min-w-40" },
    cell: (cell) => cell.getValue() || "None given",
  }),
  helper.accessor("email", {
    sortFn: byText,
    meta: { label: "Email", className: "wrap-anywhere lg:min-w-60" },
  }),
  helper.accessor(({ servicesUsed }) => servicesUsed.join(", "), {
    id: "services",
    enableSorting: false,
    meta: { label: "Services used", className: "wrap-anywhere lg:min-w-40" },
    cell: (cell) => cell.getValue() || "None yet",
  }),
  helper.accessor("requestCount", {
    sortFn: byNumber,
    sortDescFirst: true,
    meta: { label: "Requests", numeric: true },
  }),
  helper.accessor(({ lastActive }) => Date.parse(lastActive), {
    id: "active",
    sortFn: byNumber,
    sortDescFirst: true,
    meta: { label: "Last active", className: "whitespace-nowrap" },
    cell: ({ row: { original } }) => (
      <time dateTime={original.lastActive}>{formatDay(original.lastActive)}</time>
    ),
  }),
  helper.accessor("totalSpent", {
    sortFn: byNumber,
    sortDescFirst: true,
    meta: { label: "Total spent", numeric: true },
    cell: (cell) => formatPounds(cell.getValue()),
  }),
]);

/** Customers with figures from their requests. Each name links to the customer's page. */
export function CustomerTable({ customers }: { customers: readonly CustomerRow[] }) {
  const [sorting, setSorting] = useState<SortingState>([{ id: "active", desc: true }]);
  const table = useTable({
    features,
    columns,
    data: customers,
    getRowId: ({ id }) => id,
    state: { sorting },
    initialState: { pagination: { pageIndex: 0, pageSize: PAGE_SIZE } },
    enableMultiSort: false,
    enableSortingRemoval: false,
    onSortingChange: setSorting,
  });
  return (
    <>
      <DataTable caption="Customers" table={table} />
      <Pager label="Pages of customers" table={table} />
    </>
  );
}
