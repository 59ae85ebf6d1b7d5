import { createColumnHelper } from "@tanstack/react-table";
import { services, type CustomerRow } from "@/lib/portal";
import { formatPounds } from "@/lib/pounds";
import { usePortalState } from "../auth-provider";
import { EmptyList } from "../empty-list";
import { formatDay } from "../format-moment";
import { QueryLink } from "../query-link";
import { dayOf } from "../table/date-range";
import type { features } from "../table/features";
import { List } from "../table/list";
import type { ListKind } from "../table/list-view";
import { searchable } from "../table/search-text";
import { byNumber, byText } from "../table/sort";
import { useQueryValue } from "../use-query";
import { useRestoreFocus } from "../use-restore-focus";
import { CustomerPage, openCustomer } from "./customer-page";

const kind: ListKind<CustomerRow> = {
  one: "customer",
  many: "customers",
  textOf: searchable(({ id, firstName, lastName, company, email, servicesUsed, lastActive }) => {
    const days = [formatDay(lastActive), dayOf(new Date(lastActive))];
    return [`${firstName} ${lastName}`, company, email, ...servicesUsed, id, ...days];
  }),
  filters: [
    {
      ...{ id: "service", label: "Service used", all: "All services" },
      options: services.map((name) => [name, name]),
      matches: ({ servicesUsed }, value) => servicesUsed.includes(value),
    },
    {
      ...{ id: "requests", label: "Requests", all: "All customers" },
      options: [
        ["some", "With requests"],
        ["none", "Without requests"],
      ],
      matches: ({ requestCount }, value) => requestCount > 0 === (value === "some"),
    },
  ],
  orders: Object.fromEntries(
    ["active:desc", "active:asc", "name", "company", "email", "requestCount", "totalSpent"].flatMap((id) =>
      (id.includes(":") ? [id] : [`${id}:asc`, `${id}:desc`]).map((order) => [order, ""]),
    ),
  ),
};

/** The DOM id of the link that opens a customer; the focus returns to it. */
const linkIdOf = (customerId: string) => `customer-${customerId}`;

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

/** All accounts that are not administrators, or the one named in the URL. */
export default function Customers() {
  const customers = usePortalState((state) => state.customers);
  const open = useQueryValue("customer");
  useRestoreFocus(open, linkIdOf);
  if (open !== null) return <CustomerPage key={open} customer={customers.find(({ id }) => id === open)} />;
  return (
    <List
      kind={kind}
      list="customers-"
      caption="Customers"
      items={customers}
      columns={columns}
      cells={async (matching) => (await import("./customer-csv")).customerCells(matching)}
      empty={
        <EmptyList heading="No customers yet">Customers who sign up in this browser appear here.</EmptyList>
      }
    />
  );
}
