import type { PortalContext } from "../context";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { valuesOf, type EventOf } from "../records/schema";
import { may } from "../rules/roles";
import { isBlank } from "../rules/well-formed";
import { eventFactory } from "./events";
import { userOfThisTab } from "./session";

/**
 * Adds a comment to a request of the signed-in user; administrators may comment on all, and add notes that customers do
 * not see.
 */
export function addComment(
  context: PortalContext,
  requestId: string,
  text: string,
  type: "comment" | "note" = "comment",
): Outcome<EventOf<"comment" | "note">, "text"> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  const request = context.data().requests.find(({ id }) => id === requestId);
  const isVisible = request && (request.userId === user.id || may(user, "see-all-requests"));
  if (!isVisible) return refused(messages.unknownRequest);
  if (type === "note" && !may(user, "see-all-requests")) return refused(messages.notAllowed);
  if (isBlank(text)) return { ...refused(messages.emptyComment), field: "text" };
  const value: EventOf<"comment" | "note"> = {
    ...eventFactory(context, user.id)(requestId),
    type,
    text: text.trim(),
  };
  return context.outcome(context.put({ kind: "event", value }), value);
}

/** Takes back a comment of the signed-in user. The history keeps that there was one, without its text. */
export function retractComment(
  context: PortalContext,
  comment: EventOf<"comment" | "note">,
): Outcome<EventOf<"retraction">> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  const isOwn = context.data().accounts.accountOf(comment.by) === user.id;
  const stored = valuesOf(context.records(), "event").some(({ id }) => id === comment.id);
  if (!isOwn || !stored) return refused(messages.changedMeanwhile);
  const value: EventOf<"retraction"> = {
    ...eventFactory(context, user.id)(comment.subject),
    type: "retraction",
    comment: comment.id,
  };
  return context.outcome(context.put({ kind: "event", value }), value);
}
