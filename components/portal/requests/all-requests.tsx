import type { Option } from "@/components/ui/select";
import { allStatuses, type ListedRequest } from "@/lib/portal";
import { memoizeByObject } from "@/lib/portal/memoize";
import { dayOf } from "../table/date-range";
import { collator, FROM } from "../table/features";
import { valuesOf, type ListKind } from "../table/list-view";
import { BulkBar, SelectAll } from "./bulk-bar";
import { nameOf } from "./find-request";
import { byRank, figures, firstColumns, helper, ownRequests } from "./request-kind";
import { StatusSelect } from "./status-select";

// What only administrators have in a list of requests. Apart, because the dashboards of customers do not load it.

/** The customers of a list of requests to choose from, A to Z, with the company that tells namesakes apart. */
export const customerOptions = memoizeByObject((requests: readonly ListedRequest[]): Option[] => {
  const names = new Map<string, string>();
  for (const { userId, customer, company } of requests)
    if (customer !== undefined) names.set(userId, company ? `${customer}, ${company}` : customer);
  return [...names].sort(([, a], [, b]) => collator.compare(a, b));
});

const isOpen = ({ status }: ListedRequest) => status === "pending" || status === "in-progress";

/** A day that sorts after all others. */
const NEVER = "9999-99-99";

const allColumns = helper.columns([
  helper.display({
    id: "select",
    meta: { label: "Selected", unlabelled: true, className: "@min-[37rem]:w-9 @max-[37rem]:float-right" },
    cell: ({ row }) => (
      // At least 24 px in both directions can be pressed.
      <label className="-m-1 flex w-fit cursor-pointer p-1">
        <input
          type="checkbox"
          aria-label={`Select ${nameOf(row.original)}`}
          checked={row.getIsSelected()}
          onChange={row.getToggleSelectedHandler()}
          className="block size-5 @max-[37rem]:size-6"
        />
      </label>
    ),
  }),
  ...firstColumns,
  helper.accessor(({ customer = "" }) => customer, {
    id: "customer",
    meta: {
      label: "Customer",
      unlabelled: true,
      className: `@min-[37rem]:w-52 @max-[37rem]:w-full @max-[37rem]:wrap-anywhere ${FROM.medium}`,
    },
    cell: ({ row }) => <span title={row.original.email}>{row.original.customer}</span>,
  }),
  ...figures,
  // Hidden: the cell of the request says it.
  helper.accessor(({ due = NEVER }) => due, { id: "due" }),
  helper.accessor("status", {
    sortFn: byRank(allStatuses),
    meta: { label: "Status", unlabelled: true, className: "@min-[37rem]:w-40" },
    cell: ({ row }) => <StatusSelect request={row.original} />,
  }),
]);

/** All requests, with their customers. */
export const allRequests: ListKind<ListedRequest> = {
  ...ownRequests,
  filters: [
    ...ownRequests.filters,
    {
      ...{ id: "account", label: "Customer", all: "All customers", more: true, options: customerOptions },
      matches: ({ userId }, value) => userId === value,
    },
    {
      ...{ id: "assignee", label: "Assigned to", all: "Anybody or nobody", more: true },
      options: valuesOf(({ assignee }) => assignee),
    },
    {
      ...{ id: "due", label: "Due", all: "Any day", more: true },
      options: [["late", "Open and late"]],
      matches: (request) => isOpen(request) && request.due !== undefined && request.due < dayOf(new Date()),
    },
  ],
  orders: {
    ...ownRequests.orders,
    "customer:asc": "Customer, A to Z",
    "customer:desc": "Customer, Z to A",
    "due:asc": "Due first",
  },
  columns: allColumns,
  selectAll: (table) => <SelectAll table={table} />,
  selected: (table) => <BulkBar table={table} />,
};
