import { valuesOf, type Records } from "../records/schema";
import { resolveData } from "../derived-state";
import { eventsOf, latestOf } from "./latest-events";

/** A named query of a list. Views are not saved any more, because an address can be bookmarked; those saved stay. */
interface SavedView {
  id: string;
  name: string;
  /** The part of the URL that shows it, such as "status=pending&order=created%3Aasc". */
  query: string;
}

/** The saved views of an account, A to Z. Of each view the latest event counts. */
export function savedViewsOf(records: Records, userId: string): SavedView[] {
  const { accounts } = resolveData(records);
  const own = eventsOf(valuesOf(records, "event"), "view").filter(
    ({ subject }) => accounts.accountOf(subject) === userId,
  );
  return [...latestOf(own, ({ view }) => view).values()]
    .filter(({ removed }) => !removed)
    .map(({ view, name, query }) => ({ id: view, name, query }))
    .sort((a, b) => a.name.localeCompare(b.name, "en-GB") || (a.id < b.id ? -1 : 1));
}
