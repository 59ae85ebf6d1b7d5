import { allStatuses } from "@/lib/portal";
import { byText } from "../table/sort";
import { BulkBar } from "./bulk-bar";
import { DoneBar } from "./done-bar";
import { byRank, figures, firstColumns, FROM, helper, isValue } from "./request-columns";
import { nameOf } from "./request-name";
import { SelectAll } from "./select-all";
import { StatusSelect } from "./status-select";

const checkbox = helper.display({
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
});

const customer = helper.accessor(({ customer = "" }) => customer, {
  id: "customer",
  sortFn: byText,
  meta: {
    label: "Customer",
    unlabelled: true,
    className: "@min-[37rem]:w-52 @max-[37rem]:w-full @max-[37rem]:wrap-anywhere",
    from: FROM.medium,
  },
  cell: ({ row }) => <span title={row.original.email}>{row.original.customer}</span>,
});

const company = helper.accessor(({ company = "" }) => company, {
  id: "company",
  enableSorting: false,
  meta: { label: "Company", className: "@min-[37rem]:w-44" },
});

const email = helper.accessor(({ email = "" }) => email, {
  id: "email",
  enableSorting: false,
  meta: { label: "Email", className: "@min-[37rem]:w-56 @max-[37rem]:wrap-anywhere" },
});

/** The columns of an administrator's list. `focusList` is called when the focused row disappears. */
function administratorColumns(focusList: () => void) {
  return helper.columns([
    checkbox,
    ...firstColumns,
    customer,
    company,
    email,
    ...figures,
    helper.accessor("status", {
      sortFn: byRank(allStatuses),
      filterFn: isValue,
      meta: { label: "Status", unlabelled: true, className: "@min-[37rem]:w-40" },
      cell: ({ row }) => <StatusSelect request={row.original} focusList={focusList} />,
    }),
  ]);
}

/** What only administrators have in a list of requests. Apart, because the dashboards of customers do not load it. */
export const administration = { columns: administratorColumns, SelectAll, BulkBar, DoneBar };

export type Administration = typeof administration;
