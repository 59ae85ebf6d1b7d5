import type { PortalContext } from "../action-context";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import {
  editableValues,
  isDay,
  valuesOf,
  type EditableValues,
  type EventOf,
  type PortalRecord,
  type Seen,
  type ServiceRequest,
  type SessionUser,
} from "../records/schema";
import { estimateCost } from "../rules/estimate";
import { latestEvents } from "../rules/latest-events";
import { initialStatus } from "../rules/options";
import { nextNumber, numberedIn } from "../rules/request-numbers";
import { isAdministrator, isOpenTo } from "../rules/permissions";
import { isBlank, readRequestForm, type RequestForm } from "../rules/form-validation";
import { seenOf, type CurrentRequest } from "../derived-state";
import { addEvent, newEvent } from "./add-event";
import { asAdministrator, asUser } from "./session";

/** The request as it is now; undefined if it is not in this browser. */
export const findRequest = (context: PortalContext, requestId: string) =>
  context.data().requests.find(({ id }) => id === requestId);

/**
 * Creates a request for the user that this tab shows as signed in, or by an administrator for a customer:
 * docs/behaviour.md#requests.
 */
export const createRequest = asUser(
  (context, user, form: RequestForm, customerId?: string): Outcome<CurrentRequest, keyof RequestForm> => {
    if (customerId !== undefined) {
      if (!isAdministrator(user)) return refused(messages.notAllowed);
      if (!context.data().accounts.find(customerId)) return refused(messages.unknownCustomer);
    }
    const userId = customerId ?? user.id;
    const request = readRequestForm(form);
    if ("message" in request) return { status: "refused", ...request };
    const value: ServiceRequest = {
      ...request,
      id: context.newId(),
      userId,
      status: initialStatus,
      createdAt: new Date(context.effects.now()).toISOString(),
      estimatedCost: estimateCost(request.service, request.priority, context.options.prices),
      number: nextNumber(numberedIn(context.records())),
    };
    const opened: PortalRecord[] =
      userId === user.id
        ? []
        : [{ kind: "event", value: newEvent(context, user, value.id, { type: "opened" }) }];
    const stored = context.put({ kind: "request", value }, ...opened);
    const label = findRequest(context, value.id)?.label ?? "";
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
  const request = findRequest(context, requestId);
  if (request?.userId !== user.id) return refused(messages.unknownRequest);
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
    if (!findRequest(context, requestId)) return refused(messages.unknownRequest);
    // What is being typed, such as the year 0002.
    if (due !== "" && !isDay(due)) return refused(messages.noDay);
    return addEvent(context, user, requestId, { type: "plan", assignee, due });
  },
);

type Comment = EventOf<"comment" | "note">;

/**
 * Adds a comment to a request of the signed-in user; administrators may comment on all, and add notes that customers do
 * not see.
 */
export const addComment = asUser(
  (
    context,
    user,
    requestId: string,
    text: string,
    type: Comment["type"] = "comment",
  ): Outcome<Comment, "text"> => {
    const request = findRequest(context, requestId);
    const isVisible = request && (request.userId === user.id || isAdministrator(user));
    if (!isVisible) return refused(messages.unknownRequest);
    if (type === "note" && !isAdministrator(user)) return refused(messages.notAllowed);
    if (isBlank(text)) return { ...refused(messages.emptyComment), field: "text" };
    return addEvent(context, user, requestId, { type, text: text.trim() });
  },
);

/** Takes back a comment of the signed-in user. The history keeps that there was one, without its text. */
export const retractComment = asUser((context, user, comment: Comment): Outcome<EventOf<"retraction">> => {
  const isOwn = context.data().accounts.accountOf(comment.by) === user.id;
  const stored = valuesOf(context.records(), "event").some(({ id }) => id === comment.id);
  if (!isOwn || !stored) return refused(messages.changedMeanwhile);
  return addEvent(context, user, comment.subject, { type: "retraction", comment: comment.id });
});

/** Notes that the signed-in account has seen a request, or without one everything. The outcome has what was noted before. */
export const markSeen = asUser((context, user, requestId?: string): Outcome<Seen> => {
  const before = seenOf(context.records(), user);
  const now = context.effects.now();
  const value =
    requestId === undefined
      ? { ...before, at: now, requests: {} }
      : { ...before, requests: { ...before.requests, [requestId]: now } };
  return context.outcome(context.put({ kind: "seen", value }), before);
});

/** Undoes that everything was marked as seen. */
export const unmarkSeen = asUser((context, _user, before: Seen): Outcome<null> =>
  context.outcome(context.put({ kind: "seen", value: before }), null),
);
