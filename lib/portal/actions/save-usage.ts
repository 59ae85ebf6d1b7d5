import { refused, type Outcome } from "../outcome";
import { keyOf } from "../records/storage-keys";
import { MAX_CONTACTS, type EventOf } from "../records/schema";
import { daysIn, type Usage } from "../rules/monthly-usage";
import { addEvent } from "./add-event";
import { asUser } from "./session";

const NO_COUNT = `Please enter the contacts as a whole number, at most ${MAX_CONTACTS.toLocaleString("en-GB")}.`;
const NO_DAY = "Please enter a day of the month.";

/** Stores the contacts of a month for the signed-in account: docs/behaviour.md#usage. */
export const saveUsage = asUser(
  (context, user, usage: Usage): Outcome<EventOf<"usage">, "contacts" | "until"> => {
    const { contacts, until, month } = usage;
    if (!Number.isSafeInteger(contacts) || contacts < 0 || contacts > MAX_CONTACTS)
      return { ...refused(NO_COUNT), field: "contacts" };
    if (!Number.isInteger(until) || until < 1 || until > daysIn(month))
      return { ...refused(NO_DAY), field: "until" };
    return addEvent(context, user, user.id, { ...usage, type: "usage" });
  },
);

/** Removes what was stored a moment ago: what was stored before is in force again. */
export const undoUsage = asUser((context, _user, value: EventOf<"usage">): Outcome<null> => {
  return context.outcome(context.remove(keyOf({ kind: "event", value })), null);
});
