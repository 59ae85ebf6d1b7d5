import type { EventOf, PortalEvent } from "../records/schema";
import { compareTimes } from "./events";

/** A named query of a list: its search, filters, order and columns. */
export interface SavedView {
  id: string;
  name: string;
  /** The part of the URL that shows it, such as "status=pending&order=created%3Aasc". */
  query: string;
}

/**
 * The saved views of an account, A to Z. Of each view the latest event counts.
 *
 * @param isOwn returns true for the ids of the account
 */
export function savedViewsOf(
  events: readonly PortalEvent[],
  isOwn: (subject: string) => boolean,
): SavedView[] {
  const latest = new Map<string, EventOf<"view">>();
  for (const event of events) {
    if (event.type !== "view" || !isOwn(event.subject)) continue;
    const other = latest.get(event.view);
    if (!other || compareTimes(other, event) < 0) latest.set(event.view, event);
  }
  return [...latest.values()]
    .filter(({ removed }) => !removed)
    .map(({ view, name, query }) => ({ id: view, name, query }))
    .sort((a, b) => a.name.localeCompare(b.name, "en-GB") || (a.id < b.id ? -1 : 1));
}
