import type { ServiceRequest, StatusChange } from "../records/schema";

/** Orders changes by time, then by id, so that all tabs agree. */
export function compareChanges(a: StatusChange, b: StatusChange): number {
  return a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** The latest change of each request. */
export function latestChanges(changes: readonly StatusChange[]): Map<string, StatusChange> {
  const latest = new Map<string, StatusChange>();
  for (const change of changes) {
    const other = latest.get(change.requestId);
    if (!other || compareChanges(other, change) < 0) latest.set(change.requestId, change);
  }
  return latest;
}

/**
 * Gives each request the status of its latest change, and sorts newest first. A request whose status is
 * unchanged stays the same object, so that React can skip its row.
 */
export function applyChanges(
  requests: readonly ServiceRequest[],
  changes: readonly StatusChange[],
): ServiceRequest[] {
  const latest = latestChanges(changes);
  return requests
    .map((request) => {
      const status = latest.get(request.id)?.status ?? request.status;
      return status === request.status ? request : { ...request, status };
    })
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1));
}

/** The requests of one user. Customers see no others. */
export function requestsOf(userId: string, requests: readonly ServiceRequest[]): ServiceRequest[] {
  return requests.filter((request) => request.userId === userId);
}
