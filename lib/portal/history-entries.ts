import { memoizeByObject } from "./memoize";
import { changesOf } from "./records/status-changes";
import { keyOf } from "./records/storage-keys";
import {
  editableFields,
  valuesOf,
  type EditableValues,
  type PortalEvent,
  type Records,
  type ServiceRequest,
  type StatusChange,
} from "./records/schema";
import type { Status } from "./rules/options";
import { compareTimes } from "./rules/latest-events";

/** A value that an edit has replaced. */
interface EditedValue {
  field: keyof EditableValues;
  from: string;
  to: string;
}

/** What was done to a request, when, and by which account. */
export type HistoryEntry = {
  id: string;
  /** ISO time. */
  at: string;
  /** The id of a user. */
  by: string;
} & (
  | { kind: "created"; status: Status }
  | { kind: "status"; status: Status }
  | { kind: "edited"; values: EditedValue[] }
  | { kind: "comment"; text: string }
  /** A comment that its author has taken back. */
  | { kind: "retracted" }
  /** Customers do not see it. */
  | { kind: "note"; text: string }
  | { kind: "plan"; assignee: string; due: string }
);

function editedValues(before: EditableValues, after: EditableValues): EditedValue[] {
  return editableFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: String(before[field] ?? ""), to: String(after[field] ?? "") }));
}

type Item = StatusChange | PortalEvent;

/** What was done to each request and account. Worked out once: a log asks for all of them. */
const indexOf = memoizeByObject((records: Records) => {
  const index = new Map<string, Item[]>();
  for (const item of [...changesOf(records), ...valuesOf(records, "event")]) {
    const id = "requestId" in item ? item.requestId : item.subject;
    const items = index.get(id);
    if (items) items.push(item);
    else index.set(id, [item]);
  }
  return index;
});

/**
 * Everything that was done to a request, oldest first.
 *
 * @param forAdministrators with internal notes, and with who is to see to it and by when
 */
export function historyOf(
  records: Records,
  request: ServiceRequest,
  forAdministrators = true,
): HistoryEntry[] {
  const record = records.get(keyOf({ kind: "request", value: request }));
  const created = record?.kind === "request" ? record.value : request;
  const items = [...(indexOf(records).get(request.id) ?? [])].sort(compareTimes);
  const retracted = new Set<string>();
  let by = created.userId;
  for (const item of items) {
    if (!("type" in item)) continue;
    if (item.type === "retraction") retracted.add(item.comment);
    if (item.type === "opened") by = item.by;
  }
  const entries: HistoryEntry[] = [
    { id: created.id, at: created.createdAt, by, kind: "created", status: created.status },
  ];
  let values: EditableValues = created;
  for (const item of items) {
    const what = { id: item.id, at: new Date(item.at).toISOString(), by: item.by };
    if ("status" in item) entries.push({ ...what, kind: "status", status: item.status });
    else if (item.type === "edit") {
      entries.push({ ...what, kind: "edited", values: editedValues(values, item) });
      values = item;
    } else if (item.type === "comment" || (item.type === "note" && forAdministrators)) {
      if (retracted.has(item.id)) entries.push({ ...what, kind: "retracted" });
      else entries.push({ ...what, kind: item.type, text: item.text });
    } else if (item.type === "plan" && forAdministrators)
      entries.push({ ...what, kind: "plan", assignee: item.assignee, due: item.due });
  }
  return entries;
}
