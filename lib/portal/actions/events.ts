import type { PortalContext } from "../context";
import { newId } from "../ids";
import type { Outcome } from "../outcome";
import { MAX_DATE_MS, valuesOf, type EventOf, type PortalEvent } from "../records/schema";
import { compareTimes } from "../rules/events";

type Type = PortalEvent["type"];

/** What events of a type have beside what all have. */
type Details<T extends Type> = Omit<EventOf<T>, "id" | "subject" | "at" | "by" | "type"> & { type: T };

/**
 * Creates an event. It comes after all earlier events of its subject, even if the clock was set back, as changes of status do.
 */
export function newEvent<T extends Type>(
  context: PortalContext,
  by: { id: string },
  subject: string,
  details: Details<T>,
): EventOf<T> {
  const now = context.effects.now();
  const before = valuesOf(context.records(), "event")
    .filter((event) => event.subject === subject)
    .sort(compareTimes)
    .at(-1);
  const id = newId(now, context.effects.randomBytes);
  const event = {
    id: before?.at === MAX_DATE_MS ? `${before.id}-${id}` : id,
    subject,
    at: Math.min(MAX_DATE_MS, Math.max(now, (before?.at ?? -1) + 1)),
    by: by.id,
  };
  // Whatever the type has beside these is in the details.
  return { ...event, ...details } as unknown as EventOf<T>;
}

/** Creates an event and stores it. */
export function addEvent<T extends Type>(
  context: PortalContext,
  ...what: [by: { id: string }, subject: string, details: Details<T>]
): Outcome<EventOf<T>> {
  const value = newEvent(context, ...what);
  return context.outcome(context.put({ kind: "event", value }), value);
}
