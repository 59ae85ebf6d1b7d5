import type { Status } from "./rules/options";
import { earlierChange } from "./rules/requests";
import type { Records } from "./storage/record-storage";
import { valuesOf } from "./view";

/** A status that a request has, or had. */
export interface HistoryEntry {
  status: Status;
  /** Since when, as an ISO time. */
  at: string;
}

/** For each request by its id: the statuses it went through, the first one first. */
export function historiesOf(records: Records): Map<string, HistoryEntry[]> {
  const histories = new Map<string, HistoryEntry[]>(
    valuesOf(records, "request").map(({ id, status, createdAt }) => [id, [{ status, at: createdAt }]]),
  );
  for (const { requestId, status, at } of valuesOf(records, "change").sort(earlierChange)) {
    histories.get(requestId)?.push({ status, at: new Date(at).toISOString() });
  }
  return histories;
}
