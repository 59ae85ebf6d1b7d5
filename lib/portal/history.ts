import { valuesOf, type Records } from "./records/schema";
import type { Status } from "./rules/options";
import { compareChanges } from "./rules/requests";

/** A current or former status of a request. */
export interface HistoryEntry {
  status: Status;
  /** ISO time since when the request has had the status. */
  at: string;
}

/** For each request id, the statuses the request has had, oldest first. */
export function historiesOf(records: Records): Map<string, HistoryEntry[]> {
  const histories = new Map<string, HistoryEntry[]>(
    valuesOf(records, "request").map(({ id, status, createdAt }) => [id, [{ status, at: createdAt }]]),
  );
  for (const { requestId, status, at } of valuesOf(records, "change").sort(compareChanges)) {
    histories.get(requestId)?.push({ status, at: new Date(at).toISOString() });
  }
  return histories;
}
