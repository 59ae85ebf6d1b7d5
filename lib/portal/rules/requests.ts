import type { ServiceRequest, StatusChange } from "../records/schema";

/** Which of two changes came first: by time, then by id, so that all tabs agree. */
export function earlierChange(a: StatusChange, b: StatusChange): number {
  return a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** The latest change of each request. */
export function latestChanges(changes: readonly StatusChange[]): Map<string, StatusChange> {
  const latest = new Map<string, StatusChange>();
  for (const change of changes) {
    const other = latest.get(change.requestId);
    if (!other || earlierChange(other, change) < 0) latest.set(change.requestId, change);
  }
  return latest;
}

/**
 * Requests with the status that their latest change gave them, newest request first. One whose status is as
 * it was stays the same object, so that a screen sees which have changed.
 */
export function foldRequests(
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

/** The requests of one user: all that a customer sees. */
export function requestsOf(userId: string, requests: readonly ServiceRequest[]): ServiceRequest[] {
  return requests.filter((request) => request.userId === userId);
}
