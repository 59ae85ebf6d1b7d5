import { editableValues, type PortalEvent, type ServiceRequest, type StatusChange } from "../records/schema";
import { latestChanges, latestEvents } from "./events";
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

/** The figures on a customer's dashboard: docs/behaviour.md#requests. */
export function totalsOf(requests: readonly ServiceRequest[]) {
  const completed = requests.filter(({ status }) => status === "completed");
  return {
    /** Sum of the estimates of completed requests, in GBP, to the penny. */
    totalSpent: Math.round(completed.reduce((sum, { estimatedCost }) => sum + estimatedCost, 0) * 100) / 100,
    /** Number of requests in progress. */
    activeProjects: requests.filter(({ status }) => status === "in-progress").length,
  };
}
