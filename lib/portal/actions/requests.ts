import type { PortalContext } from "../context";
import { newId } from "../ids";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import {
  editableValues,
  isDay,
  valuesOf,
  type EditableValues,
  type EventOf,
  type PortalRecord,
  type ServiceRequest,
  type SessionUser,
} from "../records/schema";
import { estimateCost } from "../rules/estimate";
import { latestEvents } from "../rules/events";
import { numberedIn } from "../rules/archive";
import { nextNumber } from "../rules/request-numbers";
import { initialStatus } from "../rules/options";
import { isOpenTo, isAdministrator } from "../rules/roles";
import { readRequestForm, type RequestForm } from "../rules/validation";
import type { CurrentRequest } from "../view";
import { addEvent, newEvent } from "./events";
import { asAdministrator, asUser } from "./session";

/**
 * Creates a request for the user that this tab shows as signed in, or by an administrator for a customer:
 * docs/behaviour.md#requests.
 */
export const createRequest = asUser(
  (context, user, form: RequestForm, customerId?: string): Outcome<CurrentRequest, keyof RequestForm> => {
    if (customerId !== undefined && !isAdministrator(user)) return refused(messages.notAllowed);
    if (customerId !== undefined && !context.data().accounts.find(customerId))
      return refused(messages.unknownCustomer);
    const userId = customerId ?? user.id;
    const request = readRequestForm(form);
    if ("message" in request) return { status: "refused", ...request };
    const now = context.effects.now();
    const value: ServiceRequest = {
      ...request,
      id: newId(now, context.effects.randomBytes),
      userId,
      status: initialStatus,
      createdAt: new Date(now).toISOString(),
      estimatedCost: estimateCost(request.service, request.priority, context.options.prices),
      number: nextNumber(numberedIn(context.records())),
    };
    const opened: PortalRecord[] =
      userId === user.id
        ? []
        : [{ kind: "event", value: newEvent(context, user, value.id, { type: "opened" }) }];
    const stored = context.put({ kind: "request", value }, ...opened);
    const label = context.data().requests.find(({ id }) => id === value.id)?.label ?? "";
    return context.outcome(stored, { ...value, label });
  },
);

type Edit = EventOf<"edit">;

/** An edit, and the values before it, to which an undo returns. */
export interface EditedRequest {
  edit: Edit;
  before: EditableValues;
}

/** The request, if the signed-in user may change it now; otherwise the refusal. */
export function changeableRequest(context: PortalContext, user: SessionUser, requestId: string) {
  const request = context.data().requests.find(({ id }) => id === requestId);
  if (!request || request.userId !== user.id) return refused(messages.unknownRequest);
  return isOpenTo(user, request) ? request : refused(messages.notPending);
}

/** Changes a request of the signed-in user while it is pending. The estimate follows service and priority. */
export const editRequest = asUser(
  (context, user, requestId: string, form: RequestForm): Outcome<EditedRequest, keyof RequestForm> => {
    const values = readRequestForm(form);
    if ("message" in values) return { status: "refused", ...values };
    const request = changeableRequest(context, user, requestId);
    if ("message" in request) return request;
    const isSamePrice = values.service === request.service && values.priority === request.priority;
    const edit = newEvent(context, user, requestId, {
      ...values,
      type: "edit",
      // Prices may have changed since the request was created: only another choice is estimated again.
      estimatedCost: isSamePrice
        ? request.estimatedCost
        : estimateCost(values.service, values.priority, context.options.prices),
    });
    const before = editableValues(request);
    return context.outcome(context.put({ kind: "event", value: edit }), { edit, before });
  },
);

/** Returns a request to the values before an edit by another edit, unless it was edited again or is not pending. */
export const undoEdit = asUser((context, user, { edit, before }: EditedRequest): Outcome<Edit> => {
  const request = changeableRequest(context, user, edit.subject);
  if ("message" in request) return request;
  const latest = latestEvents(valuesOf(context.records(), "event"), "edit").get(edit.subject);
  if (latest?.id !== edit.id) return refused(messages.changedMeanwhile);
  return addEvent(context, user, edit.subject, { type: "edit", ...before });
});

type Plan = EventOf<"plan">;

/** Says who is to see to a request, and by which day. */
export const planRequest = asAdministrator(
  (context, user, requestId: string, { assignee, due }: Pick<Plan, "assignee" | "due">): Outcome<Plan> => {
    if (!context.data().requests.some(({ id }) => id === requestId)) return refused(messages.unknownRequest);
    // What is being typed, such as the year 0002.
    if (due !== "" && !isDay(due)) return refused(messages.noDay);
    return addEvent(context, user, requestId, { type: "plan", assignee, due });
  },
);
