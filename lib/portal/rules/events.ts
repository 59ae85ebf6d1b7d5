import { MAX_DATE_MS, type EventOf, type PortalEvent, type StatusChange, type User } from "../records/schema";
import { emailKey } from "./accounts";

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

/**
 * Gives each account the names of its latest profile and its latest password. An event of one record is an event of all
 * records with its email, because they are one account. An account without events stays the same object.
 */
export function applyAccountEvents(users: readonly User[], events: readonly PortalEvent[]): readonly User[] {
  const own = events.filter(isOfAccount);
  if (own.length === 0) return users;
  const emails = new Map(users.map(({ id, email }) => [id, emailKey(email)]));
  const ofEmail = own.flatMap((event) => {
    const subject = emails.get(event.subject);
    return subject === undefined ? [] : [{ ...event, subject }];
  });
  const profiles = latestEvents(ofEmail, "profile");
  const passwords = latestEvents(ofEmail, "password");
  return users.map((user) => {
    const key = emailKey(user.email);
    const profile = profiles.get(key);
    const password = passwords.get(key)?.hash ?? user.password;
    if (!profile && password === user.password) return user;
    const { firstName, lastName, company } = profile ?? user;
    return { ...user, firstName, lastName, company, password };
  });
}

/** Returns true for what was done to an account, not to a request. */
export function isOfAccount(event: PortalEvent): event is EventOf<"profile" | "password"> {
  return event.type === "profile" || event.type === "password";
}
