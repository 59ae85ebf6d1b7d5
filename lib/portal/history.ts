import { changesOf } from "./records/changes";
import { valuesOf, type EventOf, type Records, type ServiceRequest } from "./records/schema";
import type { Status } from "./rules/options";
import { joinAccounts } from "./rules/accounts";
import { applyAccountEvents, compareTimes } from "./rules/events";

type Values = Pick<EventOf<"edit">, "service" | "industry" | "description" | "priority" | "estimatedCost">;

/** A value that an edit has replaced. */
export interface EditedValue {
  field: keyof Values;
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
);

const fields = ["service", "industry", "description", "priority", "estimatedCost"] as const;

function editedValues(before: Values, after: Values): EditedValue[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: String(before[field]), to: String(after[field]) }));
}

/** Everything that was done to a request, oldest first. */
export function historyOf(records: Records, request: ServiceRequest): HistoryEntry[] {
  const created = valuesOf(records, "request").find(({ id }) => id === request.id) ?? request;
  const changes = changesOf(records).filter(({ requestId }) => requestId === request.id);
  const events = valuesOf(records, "event").filter(({ subject }) => subject === request.id);
  const retracted = new Set(events.map((event) => (event.type === "retraction" ? event.comment : "")));
  const entries: HistoryEntry[] = [
    {
      ...{ id: created.id, at: created.createdAt, by: created.userId },
      ...{ kind: "created", status: created.status },
    },
  ];
  let values: Values = created;
  for (const item of [...changes, ...events].sort(compareTimes)) {
    const what = { id: item.id, at: new Date(item.at).toISOString(), by: item.by };
    if ("status" in item) entries.push({ ...what, kind: "status", status: item.status });
    else if (item.type === "edit") {
      entries.push({ ...what, kind: "edited", values: editedValues(values, item) });
      values = item;
    } else if (item.type === "comment") {
      if (retracted.has(item.id)) entries.push({ ...what, kind: "retracted" });
      else entries.push({ ...what, kind: "comment", text: item.text });
    }
  }
  return entries;
}

/** Names the account of a user id: "you" for `self`, otherwise its name; undefined for accounts that are not here. */
export function authorsOf(records: Records): (userId: string, self?: string) => string | undefined {
  const accounts = joinAccounts(applyAccountEvents(valuesOf(records, "user"), valuesOf(records, "event")));
  return (userId, self) => {
    const account = accounts.find(userId);
    if ((account?.id ?? userId) === self) return "you";
    return account && (`${account.firstName} ${account.lastName}`.trim() || account.email);
  };
}
