import type { PortalContext } from "../context";
import { refused, type Outcome } from "../outcome";
import { keyOf } from "../records/keys";
import { MAX_CONTACTS, type EventOf } from "../records/schema";
import { daysIn, type Usage } from "../rules/usage";
import { eventFactory } from "./events";
import { userOfThisTab } from "./session";

/** Fetched with this file, and so not among the messages of all pages. */
const NO_COUNT = `Please enter the contacts as a whole number, at most ${MAX_CONTACTS.toLocaleString("en-GB")}.`;
const NO_DAY = "Please enter a day of the month.";

/** Stores the contacts of a month for the signed-in account: docs/behaviour.md#usage. */
export function saveUsage(
  context: PortalContext,
  usage: Usage,
): Outcome<EventOf<"usage">, "contacts" | "until"> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  const { contacts, until, month } = usage;
  if (!Number.isSafeInteger(contacts) || contacts < 0 || contacts > MAX_CONTACTS)
    return { ...refused(NO_COUNT), field: "contacts" };
  if (!Number.isInteger(until) || until < 1 || until > daysIn(month))
    return { ...refused(NO_DAY), field: "until" };
  const value: EventOf<"usage"> = { ...eventFactory(context, user.id)(user.id), ...usage, type: "usage" };
  return context.outcome(context.put({ kind: "event", value }), value);
}

/** Removes what was stored a moment ago: what was stored before is in force again. */
export function undoUsage(context: PortalContext, value: EventOf<"usage">): Outcome<null> {
  const user = userOfThisTab(context);
  if ("status" in user) return user;
  return context.outcome(context.remove(keyOf({ kind: "event", value })), null);
}
