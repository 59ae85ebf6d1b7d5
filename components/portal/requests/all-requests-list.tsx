import type { Option } from "@/components/ui/select";
import type { ListedRequest } from "@/lib/portal/derived-state";
import { memoizeByObject } from "@/lib/portal/memoize";
import { allStatuses } from "@/lib/portal/rules/options";
import { dayOf } from "../table/date-range";
import { SHOWN_FROM } from "../table/data-table";
import { collator } from "../table/features";
import { optionsFrom, type ListDefinition } from "../table/list-definition";
import { BulkBar, SelectAll } from "./bulk-bar";
import { nameOf } from "./request-texts";
import { byRank, figures, firstColumns, helper, ownRequestsList } from "./own-requests-list";
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
      className: `@min-[37rem]:w-52 @max-[37rem]:w-full @max-[37rem]:wrap-anywhere ${SHOWN_FROM.medium}`,
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
export const allRequestsList: ListDefinition<ListedRequest> = {
  ...ownRequestsList,
  filters: [
    ...ownRequestsList.filters,
    {
      ...{ id: "account", label: "Customer", all: "All customers", more: true, options: customerOptions },
      matches: ({ userId }, value) => userId === value,
    },
    {
      ...{ id: "assignee", label: "Assigned to", all: "Anybody or nobody", more: true },
      options: optionsFrom(({ assignee }) => assignee),
    },
    {
      ...{ id: "due", label: "Due", all: "Any day", more: true },
      options: [["late", "Open and late"]],
      matches: (request) => isOpen(request) && request.due !== undefined && request.due < dayOf(new Date()),
    },
  ],
  orders: {
    ...ownRequestsList.orders,
    "customer:asc": "Customer, A to Z",
    "customer:desc": "Customer, Z to A",
    "due:asc": "Due first",
  },
  columns: allColumns,
  selectAll: (table) => <SelectAll table={table} />,
  selected: (table) => <BulkBar table={table} />,
};
