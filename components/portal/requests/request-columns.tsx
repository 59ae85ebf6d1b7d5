import { createColumnHelper, type FilterFn, type SortFn } from "@tanstack/react-table";
import { formatPounds } from "@/lib/pounds";
import { allStatuses, priorities, wordsOf } from "@/lib/portal";
import { isInRange, type TimeRange } from "./days";
import { formatDay } from "../format";
import { QueryLink } from "../query-link";
import type { features } from "../table/features";
import { byNumber, byText } from "../table/sort";
import type { ListedRequest } from "./listed-request";
import { searchTextOf } from "./search";
import { StatusMark } from "./status-mark";

/** The DOM id of the link that opens a request; the focus returns to it. */
export const linkIdOf = (label: string) => `request-${label}`;

const hasEveryTerm: FilterFn<typeof features, ListedRequest> = (row, id, terms: readonly string[]) =>
  terms.every((term) => row.getValue<string>(id).includes(term));
export const isValue: FilterFn<typeof features, ListedRequest> = (row, id, value: string) =>
  row.getValue(id) === value;
const isCreatedIn: FilterFn<typeof features, ListedRequest> = (row, id, range: TimeRange) =>
  isInRange(row.getValue(id), range);

/** Sorts in the order of the option list. */
export const byRank =
  (list: readonly string[]): SortFn<typeof features, ListedRequest> =>
  (a, b, id) =>
    list.indexOf(a.getValue<string>(id)) - list.indexOf(b.getValue<string>(id));
/** Sorts by age. The portal lists requests newest first, so comparing indexes is enough and cheaper than dates. */
const byAge: SortFn<typeof features, ListedRequest> = (a, b) => b.index - a.index;

// `filter.ts` refers to the columns by their ids.
export const helper = createColumnHelper<typeof features, ListedRequest>();

/** Hidden in tables of these widths, unless columns were chosen. In cards, which are narrower, everything is shown. */
export const FROM = {
  medium: "@max-[48rem]:@min-[37rem]:hidden",
  wide: "@max-[60rem]:@min-[37rem]:hidden",
  full: "@max-[72rem]:@min-[37rem]:hidden",
};

/** Columns that are never shown, for the search and a filter. */
const hidden = [
  helper.accessor(searchTextOf, { id: "text", filterFn: hasEveryTerm, enableSorting: false }),
  helper.accessor("userId", { id: "account", filterFn: isValue, enableSorting: false }),
];

const number = helper.accessor("label", {
  enableSorting: false,
  meta: { label: "Number", unlabelled: true, className: "@min-[37rem]:w-24 tabular-nums text-soft" },
});

const service = helper.accessor("service", {
  sortFn: byText,
  filterFn: isValue,
  meta: {
    label: "Request",
    rowHeader: true,
    className: "@max-[37rem]:w-full @max-[37rem]:wrap-anywhere",
    chosen: "@min-[37rem]:w-80",
  },
  cell: ({ row: { original } }) => (
    <>
      <QueryLink
        id={linkIdOf(original.label)}
        change={{ request: original.label }}
        className="inline-block py-0.5 font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {original.service}
        {/* Links of one name could not be told apart in a list of links. */}
        <span className="sr-only"> {original.label}</span>
      </QueryLink>
      <span className="ml-2 text-soft @max-[37rem]:line-clamp-1 @max-[37rem]:ml-0">
        {original.description}
      </span>
    </>
  ),
});

/** The columns that all lists begin with. */
export const firstColumns = [...hidden, number, service];

/** The columns between the customer and the status. */
export const figures = [
  helper.accessor("industry", {
    filterFn: isValue,
    enableSorting: false,
    meta: { label: "Industry", className: "@min-[37rem]:w-36" },
  }),
  helper.accessor("priority", {
    sortFn: byRank(priorities),
    sortDescFirst: true,
    filterFn: isValue,
    meta: { label: "Priority", className: "@min-[37rem]:w-28", from: FROM.full },
    cell: (cell) => wordsOf(cell.getValue()),
  }),
  helper.accessor(({ createdAt }) => Date.parse(createdAt), {
    id: "created",
    sortFn: byAge,
    filterFn: isCreatedIn,
    sortDescFirst: true,
    meta: { label: "Created", className: "@min-[37rem]:w-32", from: FROM.wide },
    cell: ({ row: { original } }) => (
      <time dateTime={original.createdAt}>{formatDay(original.createdAt)}</time>
    ),
  }),
  helper.accessor("estimatedCost", {
    id: "estimate",
    sortFn: byNumber,
    sortDescFirst: true,
    meta: { label: "Estimate", numeric: true, className: "@min-[37rem]:w-28", from: FROM.full },
    cell: (cell) => formatPounds(cell.getValue()),
  }),
];

/** The columns of a customer's requests. */
export const ownColumns = helper.columns([
  ...firstColumns,
  ...figures,
  helper.accessor("status", {
    sortFn: byRank(allStatuses),
    filterFn: isValue,
    meta: { label: "Status", unlabelled: true, className: "@min-[37rem]:w-32" },
    cell: (cell) => <StatusMark status={cell.getValue()} />,
  }),
]);
