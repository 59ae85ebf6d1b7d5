import { useMemo } from "react";
import { createColumnHelper } from "@tanstack/react-table";
import { resolveData, type ListedRequest } from "@/lib/portal/derived-state";
import { historyOf, type HistoryEntry } from "@/lib/portal/history-entries";
import { fieldLabels } from "@/lib/portal/records/schema";
import { optionLabel } from "@/lib/portal/rules/options";
import { usePortalState } from "../auth-provider";
import { formatMoment } from "../format";
import { QueryLink } from "../query-link";
import { linkOf } from "../requests/request-links";
import { textOfPlan } from "../requests/request-texts";
import { dayOf } from "../table/date-range";
import type { features } from "../table/features";
import { List } from "../table/list";
import { optionsFrom, type ListDefinition } from "../table/list-definition";
import { searchable } from "../table/search-text";

/** An action on a request. */
interface LogEntry {
  id: string;
  at: string;
  author: string;
  kind: HistoryEntry["kind"];
  what: string;
  request: ListedRequest;
}

function textOf(entry: HistoryEntry): string {
  switch (entry.kind) {
    case "created":
      return "Created";
    case "status":
      return `Set to ${optionLabel(entry.status)}`;
    case "edited":
      return `Edited ${entry.values.map(({ field }) => fieldLabels[field].toLowerCase()).join(", ")}`;
    case "comment":
      return `Commented: ${entry.text}`;
    case "note":
      return `Internal note: ${entry.text}`;
    case "retracted":
      return "Took a comment back";
    case "plan":
      return textOfPlan(entry);
  }
}

const helper = createColumnHelper<typeof features, LogEntry>();

const columns = helper.columns([
  helper.accessor(({ at }) => Date.parse(at), {
    id: "at",
    meta: { label: "When", unlabelled: true, className: "@min-[37rem]:w-44 tabular-nums" },
    cell: ({ row: { original } }) => <time dateTime={original.at}>{formatMoment(original.at)}</time>,
  }),
  helper.accessor("author", {
    meta: { label: "By", unlabelled: true, className: "@min-[37rem]:w-44" },
  }),
  helper.display({
    id: "request",
    meta: { label: "Request", rowHeader: true, className: "@min-[37rem]:w-28" },
    cell: ({ row: { original } }) => (
      <QueryLink
        change={{ request: linkOf(original.request) }}
        className="inline-block py-0.5 underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {original.request.label}
      </QueryLink>
    ),
  }),
  helper.accessor("what", {
    enableSorting: false,
    meta: { label: "What", unlabelled: true, className: "@max-[37rem]:w-full @max-[37rem]:wrap-anywhere" },
  }),
]);

const logList: ListDefinition<LogEntry> = {
  one: "action",
  many: "actions",
  textOf: searchable(({ at, author, what, request: { label, service, customer, company } }) => {
    return [author, what, label, service, customer, company, formatMoment(at), dayOf(new Date(at))];
  }),
  filters: [
    {
      ...{ id: "kind", label: "Action", all: "All actions" },
      options: [
        ["created", "Requests created"],
        ["status", "Statuses set"],
        ["edited", "Edits"],
        ["comment", "Comments"],
        ["note", "Internal notes"],
        ["plan", "Assigned and due"],
      ],
    },
    {
      ...{ id: "author", label: "By", all: "By anybody", more: true },
      options: optionsFrom(({ author }) => author),
    },
  ],
  days: { label: "Day", timeOf: ({ at }) => Date.parse(at) },
  orders: { "at:desc": "Latest first", "at:asc": "Earliest first", "author:asc": "", "author:desc": "" },
  isSorted: true,
  columns,
  cells: async (matching) => [
    ["When", "By", "Request", "What"],
    ...matching.map(({ at, author, request, what }) => [at, author, request.label, what]),
  ],
};

/** Everything that was done to the requests, latest first: docs/behaviour.md#requests. */
export default function Log({ requests }: { requests: readonly ListedRequest[] }) {
  const records = usePortalState((state) => state.records);
  const entries = useMemo(() => {
    const { accounts } = resolveData(records);
    return requests
      .flatMap((request) =>
        historyOf(records, request).map((entry): LogEntry => ({
          ...{ id: `${request.id} ${entry.id} ${entry.kind}`, at: entry.at, kind: entry.kind, request },
          ...{ author: accounts.nameOf(entry.by) ?? "Not in this browser", what: textOf(entry) },
        })),
      )
      .sort((a, b) => Number(a.at < b.at) - Number(a.at > b.at));
  }, [records, requests]);
  return (
    <List
      definition={logList}
      list="log-"
      caption="Log of actions"
      items={entries}
      empty="What is done to requests appears here."
    />
  );
}
