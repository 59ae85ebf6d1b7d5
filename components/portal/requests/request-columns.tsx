import { createColumnHelper, type FilterFn, type SortFn } from "@tanstack/react-table";
import { formatPounds } from "@/lib/pounds";
import { priorities, statuses } from "@/lib/portal";
import { formatDay } from "../format";
import { QueryLink } from "../query-link";
import type { features } from "../table/features";
import { byNumber, byText } from "../table/sort";
import type { ListedRequest } from "./listed-request";
import { StatusMark } from "./status-mark";
import { StatusSelect } from "./status-select";

/** The DOM id of the link that opens a request; the focus returns to it. */
export const linkIdOf = (requestId: string) => `request-${requestId}`;

/** The text that a search matches, in lower case. */
function textOf({ service, industry, description, customer = "", email = "" }: ListedRequest): string {
  return [service, industry, description, customer, email].join("\n").toLowerCase();
}

const hasEveryWord: FilterFn<typeof features, ListedRequest> = (row, id, words: readonly string[]) =>
  words.every((word) => row.getValue<string>(id).includes(word));
const isValue: FilterFn<typeof features, ListedRequest> = (row, id, value: string) =>
  row.getValue(id) === value;

/** Sorts in the order of the option list. */
const byRank =
  (list: readonly string[]): SortFn<typeof features, ListedRequest> =>
  (a, b, id) =>
    list.indexOf(a.getValue<string>(id)) - list.indexOf(b.getValue<string>(id));
/** Sorts by age. The portal lists requests newest first, so comparing indexes is enough and cheaper than dates. */
const byAge: SortFn<typeof features, ListedRequest> = (a, b) => b.index - a.index;

// `filter.ts` refers to the columns by their ids.
const helper = createColumnHelper<typeof features, ListedRequest>();

const checkbox = helper.display({
  id: "select",
  meta: { label: "Selected", unlabelled: true, className: "max-lg:float-right lg:w-9" },
  cell: ({ row }) => (
    <input
      type="checkbox"
      aria-label={`Select ${row.original.service} for ${row.original.customer}`}
      checked={row.getIsSelected()}
      onChange={row.getToggleSelectedHandler()}
      className="my-0.5 block size-5 cursor-pointer"
    />
  ),
});

const customer = helper.accessor(({ customer = "" }) => customer, {
  id: "customer",
  sortFn: byText,
  meta: { label: "Customer", unlabelled: true, className: "wrap-anywhere lg:min-w-52" },
  cell: ({ row }) => (
    <>
      <span className="block">{row.original.customer}</span>
      <span className="block text-soft">{row.original.email}</span>
    </>
  ),
});

/** A hidden column for the search. */
const text = helper.accessor(textOf, { id: "text", filterFn: hasEveryWord, enableSorting: false });

const service = helper.accessor("service", {
  sortFn: byText,
  filterFn: isValue,
  meta: { label: "Request", rowHeader: true, className: "wrap-anywhere lg:w-[38%] lg:min-w-48" },
  cell: ({ row: { original } }) => (
    <>
      <QueryLink
        id={linkIdOf(original.id)}
        change={{ request: original.id }}
        className="inline-block py-0.5 font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {original.service}
      </QueryLink>
      <span className="block text-soft">{original.industry}</span>
      <span className="mt-1 line-clamp-2 max-w-text">{original.description}</span>
    </>
  ),
});

const figures = [
  helper.accessor("priority", {
    sortFn: byRank(priorities),
    sortDescFirst: true,
    filterFn: isValue,
    meta: { label: "Priority" },
  }),
  helper.accessor(({ createdAt }) => Date.parse(createdAt), {
    id: "created",
    sortFn: byAge,
    sortDescFirst: true,
    meta: { label: "Created", className: "whitespace-nowrap" },
    cell: ({ row: { original } }) => (
      <time dateTime={original.createdAt}>{formatDay(original.createdAt)}</time>
    ),
  }),
  helper.accessor("estimatedCost", {
    id: "estimate",
    sortFn: byNumber,
    sortDescFirst: true,
    meta: { label: "Estimate", numeric: true },
    cell: (cell) => formatPounds(cell.getValue()),
  }),
];

/** The columns of a customer's requests. */
export const ownColumns = helper.columns([
  text,
  service,
  ...figures,
  helper.accessor("status", {
    sortFn: byRank(statuses),
    filterFn: isValue,
    meta: { label: "Status", unlabelled: true },
    cell: (cell) => <StatusMark status={cell.getValue()} />,
  }),
]);

/** The columns of an administrator's list. `focusList` is called when the focused row disappears. */
export function administratorColumns(focusList: () => void) {
  return helper.columns([
    checkbox,
    text,
    service,
    customer,
    ...figures,
    helper.accessor("status", {
      sortFn: byRank(statuses),
      filterFn: isValue,
      meta: { label: "Status", unlabelled: true },
      cell: ({ row }) => <StatusSelect request={row.original} focusList={focusList} />,
    }),
  ]);
}
