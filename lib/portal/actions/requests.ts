import type { PortalContext } from "../context";
import { newId } from "../ids";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import type { ServiceRequest } from "../records/schema";
import { estimateCost } from "../rules/estimate";
import { initialStatus } from "../rules/options";
import { may } from "../rules/roles";
import { readRequestForm, type RequestForm } from "../rules/validation";
import { currentUser } from "./session";

/** Creates a request for the signed-in user: docs/behaviour.md#requests. */
export function createRequest(
  context: PortalContext,
  form: RequestForm,
): Outcome<ServiceRequest, keyof RequestForm> {
  const user = currentUser(context);
  if (!user || !may(user, "create-request")) return refused(messages.signedOut);
  const request = readRequestForm(form);
  if ("message" in request) return { status: "refused", ...request };
  const now = context.effects.now();
  const value: ServiceRequest = {
    ...request,
    id: newId(now, context.effects.randomBytes),
    userId: user.id,
    status: initialStatus,
    createdAt: new Date(now).toISOString(),
    estimatedCost: estimateCost(request.service, request.priority, context.options.prices),
  };
  return context.outcome(context.put({ kind: "request", value }), value);
}
