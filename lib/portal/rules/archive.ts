import { valuesOf, type Records } from "../records/schema";
import type { Numbered } from "./request-numbers";
import { CANCELLED, type Status } from "./options";

/**
 * The requests that were moved to archives and are not here, each once.
 *
 * @see docs/decisions/0061-backups-are-imported-by-entry.md
 */
export function archivedIn(records: Records): Numbered[] {
  const events = valuesOf(records, "event").filter((event) => event.type === "archive");
  if (events.length === 0) return [];
  const archived = new Map<string, Numbered>();
  for (const { requests } of events) for (const request of requests) archived.set(request.id, request);
  for (const { id } of valuesOf(records, "request")) archived.delete(id);
  return [...archived.values()];
}

/** All requests that hold a number: those here and those that were moved to archives. */
export function numberedIn(records: Records): Numbered[] {
  return [...valuesOf(records, "request"), ...archivedIn(records)];
}

/** Returns true for the statuses after which nothing is expected to happen. */
export function isClosed({ status }: { status: Status }): boolean {
  return status === "completed" || status === CANCELLED;
}
