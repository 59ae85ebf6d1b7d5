import { editableValues, type PortalEvent, type ServiceRequest, type StatusChange } from "../records/schema";
import { latestChanges, latestEvents } from "./latest-events";
import { byAge } from "./request-numbers";

/**
 * Gives each request the status of its latest change and the values of its latest edit, and sorts newest first. A
 * request that is as it was created stays the same object, so that React can skip its row.
 */
export function applyChanges(
  requests: readonly ServiceRequest[],
  changes: readonly StatusChange[],
  events: readonly PortalEvent[] = [],
): ServiceRequest[] {
  const latest = latestChanges(changes);
  const edits = latestEvents(events, "edit");
  return newestFirst(requests).map((request) => {
    const status = latest.get(request.id)?.status ?? request.status;
    const edit = edits.get(request.id);
    const values = edit && editableValues(edit);
    const isAsCreated = status === request.status && !values;
    return isAsCreated ? request : { ...request, ...values, status };
  });
}

/** Nothing that is done to a request changes its place: the result of `applyChanges` has the same order. */
export function newestFirst(requests: readonly ServiceRequest[]): ServiceRequest[] {
  return [...byAge(requests)].reverse();
}
