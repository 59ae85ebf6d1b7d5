import type { ReactNode } from "react";
import { createColumnHelper, useTable } from "@tanstack/react-table";
import { formatPounds } from "@/lib/pounds";
import type { CustomerRow } from "@/lib/portal";
import { formatDay } from "../format";
import { openCustomer } from "./customer-page";
import { QueryLink } from "../query-link";
import { DataTable } from "../table/data-table";
import { features } from "../table/features";
import { Pager } from "../table/pager";
import { byNumber, byText } from "../table/sort";
import type { useCustomerList } from "./use-customer-list";

/** The DOM id of the link that opens a customer; the focus returns to it. */
export const linkIdOf = (customerId: string) => `customer-${customerId}`;

const helper = createColumnHelper<typeof features, CustomerRow>();

const columns = helper.columns([
  helper.accessor(({ firstName, lastName }) => `${firstName} ${lastName}`, {
    id: "name",
    sortFn: byText,
    meta: {
      label: "Name",
      rowHeader: true,
      className:
        "@max-[37rem]:w-full @max-[37rem]:wrap-anywhere @min-[37rem]:w-[30%] @min-[60rem]:w-[20%] @min-[72rem]:w-[15%]",
    },
    cell: ({ row, getValue }) => (
      <QueryLink
        id={linkIdOf(row.original.id)}
        change={openCustomer(row.original.id)}
        className="inline-block max-w-full py-0.5 align-middle font-semibold @min-[37rem]:truncate underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {getValue()}
      </QueryLink>
    ),
  }),
  helper.accessor("company", {
    sortFn: byText,
    meta: { label: "Company" },
    cell: (cell) => cell.getValue() || "None given",
  }),
  helper.accessor("email", {
    sortFn: byText,
    meta: { label: "Email", className: "@min-[37rem]:w-[18%] @max-[60rem]:@min-[37rem]:hidden" },
  }),
  helper.accessor(({ servicesUsed }) => servicesUsed.join(", "), {
    id: "services",
    enableSorting: false,
    meta: { label: "Services used", className: "@min-[37rem]:w-[20%] @max-[72rem]:@min-[37rem]:hidden" },
    cell: (cell) => cell.getValue() || "None yet",
  }),
  helper.accessor("requestCount", {
    sortFn: byNumber,
    sortDescFirst: true,
    meta: { label: "Requests", numeric: true, className: "@min-[37rem]:w-28" },
  }),
  helper.accessor(({ lastActive }) => Date.parse(lastActive), {
    id: "active",
    sortFn: byNumber,
    sortDescFirst: true,
    meta: { label: "Last active", className: "@min-[37rem]:w-36" },
    cell: ({ row: { original } }) => (
      <time dateTime={original.lastActive}>{formatDay(original.lastActive)}</time>
    ),
  }),
  helper.accessor("totalSpent", {
    sortFn: byNumber,
    sortDescFirst: true,
    meta: {
      label: "Total spent",
      numeric: true,
      className: "@min-[37rem]:w-32 @max-[48rem]:@min-[37rem]:hidden",
    },
    cell: (cell) => formatPounds(cell.getValue()),
  }),
]);

/** The ids of the columns that can be sorted. */
export const SORTED = ["name", "company", "email", "requestCount", "active", "totalSpent"];

interface CustomerTableProps extends Pick<
  ReturnType<typeof useCustomerList>,
  "sorting" | "pagination" | "onSortingChange" | "onPaginationChange"
> {
  /** The customers that match the filters. */
  customers: readonly CustomerRow[];
  /** Shown above the table. */
  toolbar: (sorted: () => CustomerRow[]) => ReactNode;
}

/** Customers with figures from their requests. Each name links to the customer's page. */
export function CustomerTable({ customers, toolbar, sorting, pagination, ...changes }: CustomerTableProps) {
  const lastPage = Math.max(0, Math.ceil(customers.length / pagination.pageSize) - 1);
  const table = useTable({
    features,
    columns,
    data: customers,
    getRowId: ({ id }) => id,
    // The page of a link may have disappeared with its customers.
    state: { sorting, pagination: { ...pagination, pageIndex: Math.min(pagination.pageIndex, lastPage) } },
    enableMultiSort: false,
    enableSortingRemoval: false,
    autoResetPageIndex: false,
    ...changes,
  });
  return (
    <>
      {toolbar(() => table.getSortedRowModel().rows.map(({ original }) => original))}
      {customers.length > 0 && (
        <>
          <DataTable caption="Customers" table={table} />
          <Pager label="Pages of customers" table={table} />
        </>
      )}
    </>
  );
}
