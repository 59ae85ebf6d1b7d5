import type { PortalContext } from "../action-context";
import type { Outcome } from "../outcome";
import { valuesOf, type EventOf, type PortalEvent } from "../records/schema";
import { latestOf, placeAfter } from "../rules/latest-events";

type Type = PortalEvent["type"];

/** What events of a type have beside what all have. */
type Details<T extends Type> = Omit<EventOf<T>, "id" | "subject" | "at" | "by" | "type"> & { type: T };

/** Creates an event, after all earlier events of its subject. */
export function newEvent<T extends Type>(
  context: PortalContext,
  by: { id: string },
  subject: string,
  details: Details<T>,
): EventOf<T> {
  const earlier = valuesOf(context.records(), "event").filter((event) => event.subject === subject);
  const before = latestOf(earlier, () => subject).get(subject);
  const place = placeAfter(before, context.effects.now(), context.newId());
  // Whatever the type has beside these is in the details.
  return { ...place, subject, by: by.id, ...details } as unknown as EventOf<T>;
}

/** Creates an event and stores it. */
export function addEvent<T extends Type>(
  context: PortalContext,
  ...what: [by: { id: string }, subject: string, details: Details<T>]
): Outcome<EventOf<T>> {
  const value = newEvent(context, ...what);
  return context.outcome(context.put({ kind: "event", value }), value);
}
