import { createColumnHelper } from "@tanstack/react-table";
import type { CustomerRow } from "@/lib/portal/rules/customers";
import { services } from "@/lib/portal/rules/options";
import { formatPounds } from "@/lib/pounds";
import { usePortalState } from "../auth-provider";
import { formatDay } from "../format";
import { QueryLink } from "../query-link";
import { dayOf } from "../table/date-range";
import { SHOWN_FROM } from "../table/data-table";
import type { features } from "../table/features";
import { List } from "../table/list";
import type { ListDefinition } from "../table/list-definition";
import { searchable } from "../table/search-text";
import { useQueryValue } from "../use-query";
import { useRestoreFocus } from "../focus";
import { CustomerPage, openCustomer } from "./customer-page";

/** The DOM id of the link that opens a customer; the focus returns to it. */
const linkIdOf = (customerId: string) => `customer-${customerId}`;

const helper = createColumnHelper<typeof features, CustomerRow>();

const columns = helper.columns([
  helper.accessor(({ firstName, lastName }) => `${firstName} ${lastName}`, {
    id: "name",
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
    meta: { label: "Company" },
    cell: (cell) => cell.getValue() || "None given",
  }),
  helper.accessor("email", {
    meta: { label: "Email", className: `@min-[37rem]:w-[18%] ${SHOWN_FROM.wide}` },
  }),
  helper.accessor(({ servicesUsed }) => servicesUsed.join(", "), {
    id: "services",
    enableSorting: false,
    meta: { label: "Services used", className: `@min-[37rem]:w-[20%] ${SHOWN_FROM.full}` },
    cell: (cell) => cell.getValue() || "None yet",
  }),
  helper.accessor("requestCount", {
    meta: { label: "Requests", numeric: true, className: "@min-[37rem]:w-28" },
  }),
  helper.accessor(({ lastActive }) => Date.parse(lastActive), {
    id: "active",
    meta: { label: "Last active", className: "@min-[37rem]:w-36" },
    cell: ({ row: { original } }) => (
      <time dateTime={original.lastActive}>{formatDay(original.lastActive)}</time>
    ),
  }),
  helper.accessor("totalSpent", {
    meta: { label: "Total spent", numeric: true, className: `@min-[37rem]:w-32 ${SHOWN_FROM.medium}` },
    cell: (cell) => formatPounds(cell.getValue()),
  }),
]);

const customersList: ListDefinition<CustomerRow> = {
  one: "customer",
  many: "customers",
  textOf: searchable(({ id, firstName, lastName, company, email, servicesUsed, lastActive }) => {
    const days = [formatDay(lastActive), dayOf(new Date(lastActive))];
    return [`${firstName} ${lastName}`, company, email, ...servicesUsed, id, ...days];
  }),
  filters: [
    {
      ...{ id: "service", label: "Service used", all: "All services", options: services },
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
  columns,
  cells: async (matching) => (await import("@/lib/portal/rules/csv-customers")).customerCells(matching),
};

/** All accounts that are not administrators, or the one named in the URL. */
export default function Customers() {
  const customers = usePortalState((state) => state.customers);
  const open = useQueryValue("customer");
  useRestoreFocus(open, linkIdOf);
  if (open !== null) return <CustomerPage key={open} customer={customers.find(({ id }) => id === open)} />;
  return (
    <List
      definition={customersList}
      list="customers-"
      caption="Customers"
      items={customers}
      empty="Customers who sign up in this browser appear here."
    />
  );
}
