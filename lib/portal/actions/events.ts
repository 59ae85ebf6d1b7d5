import type { PortalContext } from "../context";
import { newId } from "../ids";
import { MAX_DATE_MS, valuesOf } from "../records/schema";
import { compareTimes } from "../rules/events";

/**
 * Creates what all events have. They come after all earlier events of their subject, even if the clock was set back, as
 * changes of status do.
 */
export function eventFactory(context: PortalContext, by: string) {
  const now = context.effects.now();
  return (subject: string) => {
    const before = valuesOf(context.records(), "event")
      .filter((event) => event.subject === subject)
      .reduce<{ id: string; at: number } | undefined>(
        (latest, event) => (latest && compareTimes(latest, event) > 0 ? latest : event),
        undefined,
      );
    const id = newId(now, context.effects.randomBytes);
    return {
      id: before?.at === MAX_DATE_MS ? `${before.id}-${id}` : id,
      subject,
      at: Math.min(MAX_DATE_MS, Math.max(now, (before?.at ?? -1) + 1)),
      by,
    };
  };
}
