import { createColumnHelper, type SortFn } from "@tanstack/react-table";
import type { ListedRequest } from "@/lib/portal/derived-state";
import {
  allStatuses,
  industries,
  optionLabel,
  priorities,
  priorityOptions,
  services,
  statusOptions,
} from "@/lib/portal/rules/options";
import { formatPounds } from "@/lib/pounds";
import { formatDay } from "../format";
import { QueryLink } from "../query-link";
import { dayOf } from "../table/date-range";
import { SHOWN_FROM } from "../table/data-table";
import type { features } from "../table/features";
import type { ListDefinition } from "../table/list-definition";
import { searchable } from "../table/search-text";
import { linkIdOf, linkOf } from "./request-links";
import { textOfPlan } from "./request-texts";
import { StatusMark } from "./status-mark";

/** The text of a request in which a search looks: all fields, its number, and its date as it is shown and as 2026-11-20. */
export const searchTextOf = searchable<ListedRequest>((request) => {
  const { label, id, service, industry, description, customer, email, company, status, priority } = request;
  const words = [optionLabel(status), priority, request.assignee, request.due];
  const days = [formatDay(request.createdAt), dayOf(new Date(request.createdAt))];
  return [label, service, industry, description, customer, email, company, status, ...words, id, ...days];
});

const filters: ListDefinition<ListedRequest>["filters"] = [
  { id: "status", label: "Status", all: "All statuses", options: statusOptions },
  { id: "service", label: "Service", all: "All services", options: services },
  { id: "priority", label: "Priority", all: "All priorities", options: priorityOptions },
  { id: "industry", label: "Industry", all: "All industries", options: industries, more: true },
  {
    ...{ id: "news", label: "News", all: "Old and new", more: true },
    ...{ options: [["new", "New to you"]], matches: ({ news }) => news !== undefined },
  },
];

/** By the id of a column and the direction. */
const orders = {
  "created:desc": "Newest first",
  "created:asc": "Oldest first",
  "label:desc": "Highest number first",
  "label:asc": "Lowest number first",
  "estimate:desc": "Highest estimate first",
  "estimate:asc": "Lowest estimate first",
  "priority:desc": "High priority first",
  "priority:asc": "Low priority first",
  "status:asc": "Pending first",
  "status:desc": "Completed first",
  "service:asc": "Service, A to Z",
  "service:desc": "Service, Z to A",
};

/** Sorts in the order of the option list. */
export const byRank =
  (list: readonly string[]): SortFn<typeof features, ListedRequest> =>
  (a, b, id) =>
    list.indexOf(a.getValue<string>(id)) - list.indexOf(b.getValue<string>(id));

/** Makes columns of requests. */
export const helper = createColumnHelper<typeof features, ListedRequest>();

/** The columns that all lists begin with: the number and the request, which always show. */
export const firstColumns = [
  helper.accessor("label", {
    sortDescFirst: true,
    meta: { label: "Number", unlabelled: true, className: "@min-[37rem]:w-24 tabular-nums text-soft" },
  }),
  helper.accessor("service", {
    meta: {
      label: "Request",
      rowHeader: true,
      className: "@max-[37rem]:w-full @max-[37rem]:wrap-anywhere",
    },
    cell: ({ row: { original } }) => (
      <>
        {original.news && (
          <span aria-hidden="true" className="mr-2 inline-block size-2 rounded-full bg-clyde align-middle" />
        )}
        <QueryLink
          id={linkIdOf(original.label)}
          change={{ request: linkOf(original) }}
          className="inline-block py-0.5 font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          {original.service}
          {/* Links of one name could not be told apart in a list of links. */}
          <span className="sr-only"> {original.label}</span>
        </QueryLink>
        {/* A screen reader says no margins. */}
        {original.news && <span className="ml-2 font-semibold text-clyde">{`${original.news} `}</span>}
        <span className="ml-2 text-soft @max-[37rem]:line-clamp-1 @max-[37rem]:ml-0">
          {original.description}
        </span>
        {original.customer && (original.assignee || original.due) && (
          <span className="ml-2 text-soft @max-[37rem]:ml-0">{textOfPlan(original)}</span>
        )}
      </>
    ),
  }),
];

/** The columns between the customer and the status. */
export const figures = [
  helper.accessor("priority", {
    sortFn: byRank(priorities),
    sortDescFirst: true,
    meta: { label: "Priority", className: `@min-[37rem]:w-28 ${SHOWN_FROM.full}` },
    cell: (cell) => optionLabel(cell.getValue()),
  }),
  helper.accessor(({ createdAt }) => Date.parse(createdAt), {
    id: "created",
    // The portal lists requests newest first, so comparing indexes is enough and cheaper than dates.
    sortFn: (a, b) => b.index - a.index,
    meta: { label: "Created", className: `@min-[37rem]:w-32 ${SHOWN_FROM.wide}` },
    cell: ({ row: { original } }) => (
      <time dateTime={original.createdAt}>{formatDay(original.createdAt)}</time>
    ),
  }),
  helper.accessor("estimatedCost", {
    id: "estimate",
    meta: { label: "Estimate", numeric: true, className: `@min-[37rem]:w-28 ${SHOWN_FROM.full}` },
    cell: (cell) => formatPounds(cell.getValue()),
  }),
];

const ownColumns = helper.columns([
  ...firstColumns,
  ...figures,
  helper.accessor("status", {
    sortFn: byRank(allStatuses),
    meta: { label: "Status", unlabelled: true, className: "@min-[37rem]:w-32" },
    cell: (cell) => <StatusMark status={cell.getValue()} />,
  }),
]);

/** A customer's own requests. */
export const ownRequestsList: ListDefinition<ListedRequest> = {
  ...{ one: "request", many: "requests", textOf: searchTextOf },
  ...{ columns: ownColumns, filters, orders, isSorted: true },
  days: { label: "Created", timeOf: ({ createdAt }) => Date.parse(createdAt) },
  note(matching) {
    const pence = matching.reduce((sum, { estimatedCost }) => sum + estimatedCost * 100, 0);
    return `${formatPounds(Math.round(pence) / 100)} estimated`;
  },
  cells: async (matching) => (await import("@/lib/portal/rules/csv-requests")).requestCells(matching),
};
