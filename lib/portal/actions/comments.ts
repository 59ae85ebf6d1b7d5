import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { valuesOf, type EventOf } from "../records/schema";
import { isAdministrator } from "../rules/roles";
import { isBlank } from "../rules/well-formed";
import { addEvent } from "./events";
import { asUser } from "./session";

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
    const request = context.data().requests.find(({ id }) => id === requestId);
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
