import type { Desk } from "../desk";
import { newId } from "../ids";
import { otherMessages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { END_OF_TIME, type ServiceRequest, type StatusChange } from "../records/schema";
import { estimateCost } from "../rules/estimate";
import { initialStatus, isOption, statuses, type Status } from "../rules/options";
import { latestChanges } from "../rules/requests";
import { may } from "../rules/roles";
import { readRequestForm, type RequestForm } from "../rules/validation";
import { signedInUser, valuesOf } from "../view";

/** Who is signed in, as the storage has it now. */
function whoIsThere(desk: Desk) {
  desk.reload();
  return signedInUser(desk.records(), desk.ledger());
}

/** Raises a request in the name of whoever is signed in. */
export function createRequest(desk: Desk, form: RequestForm): Outcome<ServiceRequest, keyof RequestForm> {
  const user = whoIsThere(desk);
  if (!user || !may(user, "create-request")) return refused(otherMessages.signedOut);
  const request = readRequestForm(form);
  if ("message" in request) return { status: "refused", ...request };
  const now = desk.edges.now();
  const value: ServiceRequest = {
    ...request,
    id: newId(now, desk.edges.randomBytes),
    userId: user.id,
    status: initialStatus,
    createdAt: new Date(now).toISOString(),
    estimatedCost: estimateCost(request.service, request.priority),
  };
  return desk.done(desk.put({ kind: "request", value }), value);
}

/** Sets the status of a request, from any to any. The change is stored beside the request, not in it. */
export function setStatus(desk: Desk, requestId: string, status: Status): Outcome<StatusChange> {
  const user = whoIsThere(desk);
  if (!user || !may(user, "set-status")) return refused(otherMessages.notAllowed);
  if (!isOption(statuses, status)) return refused(otherMessages.unknownStatus);
  if (!valuesOf(desk.records(), "request").some(({ id }) => id === requestId)) {
    return refused(otherMessages.unknownRequest);
  }
  const now = desk.edges.now();
  const latest = latestChanges(valuesOf(desk.records(), "change")).get(requestId);
  const value: StatusChange = {
    id: newId(now, desk.edges.randomBytes),
    requestId,
    status,
    // The newest change counts, also after the clock was put back.
    at: Math.min(END_OF_TIME, Math.max(now, (latest?.at ?? -1) + 1)),
    by: user.id,
  };
  return desk.done(desk.put({ kind: "change", value }), value);
}
