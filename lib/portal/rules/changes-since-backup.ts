import { changesOf } from "../records/status-changes";
import type { Records } from "../records/schema";
import { isSampleId } from "../samples/sample-id";

/**
 * The number of accounts, requests, changes of status, edits and comments that were made after a moment. Samples do not
 * count.
 *
 * @param at in milliseconds
 */
export function countChangesSince(records: Records, at: number): number {
  let count = 0;
  // One loop without lists: a browser may hold twenty thousand records, and the page has just begun.
  for (const { kind, value } of records.values()) {
    if (kind === "user" || kind === "request")
      count += Number(!isSampleId(value.id) && Date.parse(value.createdAt) > at);
    else if (kind === "event") count += Number(!isSampleId(value.subject) && value.at > at);
  }
  for (const change of changesOf(records)) count += Number(!isSampleId(change.requestId) && change.at > at);
  return count;
}
