import { changesOf } from "../records/changes";
import { valuesOf, type Records } from "../records/schema";
import { isSampleId } from "../samples/sample-id";

/**
 * The number of accounts, requests, changes of status, edits and comments that were made after a moment. Samples do not
 * count.
 *
 * @param at in milliseconds
 */
export function countChangesSince(records: Records, at: number): number {
  const created = [...valuesOf(records, "user"), ...valuesOf(records, "request")].filter(
    ({ id, createdAt }) => !isSampleId(id) && Date.parse(createdAt) > at,
  );
  const changes = changesOf(records).filter((change) => !isSampleId(change.requestId) && change.at > at);
  const events = valuesOf(records, "event").filter((event) => !isSampleId(event.subject) && event.at > at);
  return created.length + changes.length + events.length;
}
