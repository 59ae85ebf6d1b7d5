import type { Desk } from "../desk";
import { newId } from "../ids";
import { otherMessages } from "../messages";
import { refused, type Outcome } from "../outcome";
import type { ServiceRequest } from "../records/schema";
import { estimateCost } from "../rules/estimate";
import { initialStatus } from "../rules/options";
import { may } from "../rules/roles";
import { readRequestForm, type RequestForm } from "../rules/validation";
import { whoIsThere } from "./session";

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
    estimatedCost: estimateCost(request.service, request.priority, desk.options.prices),
  };
  return desk.done(desk.put({ kind: "request", value }), value);
}
