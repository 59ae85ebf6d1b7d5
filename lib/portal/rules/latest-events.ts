import { MAX_DATE_MS, type EventOf, type PortalEvent, type StatusChange } from "../records/schema";

/** Something with a place in time. `at` is in milliseconds. */
interface Timed {
  id: string;
  at: number;
}

/** Orders by time, then by id, so that all tabs agree. */
export function compareTimes(a: Timed, b: Timed): number {
  return a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/**
 * A place in time after another one, even if the clock was set back. After the latest possible time, the id decides: one
 * that begins with the other's id sorts after it.
 */
export function placeAfter(before: Timed | undefined, now: number, id: string): Timed {
  return {
    id: before?.at === MAX_DATE_MS ? `${before.id}-${id}` : id,
    at: Math.min(MAX_DATE_MS, Math.max(now, (before?.at ?? -1) + 1)),
  };
}

/** The latest one about each subject. */
export function latestOf<T extends Timed>(
  items: readonly T[],
  subjectOf: (item: T) => string,
): Map<string, T> {
  const latest = new Map<string, T>();
  for (const item of items) {
    const other = latest.get(subjectOf(item));
    if (!other || compareTimes(other, item) < 0) latest.set(subjectOf(item), item);
  }
  return latest;
}

/** The latest change of each request. */
export const latestChanges = (changes: readonly StatusChange[]) =>
  latestOf(changes, ({ requestId }) => requestId);

/** The events of one type. */
export function eventsOf<Type extends PortalEvent["type"]>(events: readonly PortalEvent[], type: Type) {
  return events.filter((event): event is EventOf<Type> => event.type === type);
}

/** The latest event of one type of each request or account. */
export const latestEvents = <Type extends PortalEvent["type"]>(events: readonly PortalEvent[], type: Type) =>
  latestOf(eventsOf(events, type), ({ subject }) => subject);
