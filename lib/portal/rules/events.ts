import type { EventOf, PortalEvent, User } from "../records/schema";
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

/** The latest event of one type of each request or account. */
export function latestEvents<Type extends PortalEvent["type"]>(
  events: readonly PortalEvent[],
  type: Type,
): Map<string, EventOf<Type>> {
  const latest = new Map<string, EventOf<Type>>();
  for (const event of events) {
    if (event.type !== type) continue;
    const other = latest.get(event.subject);
    // The type was compared above.
    if (!other || compareTimes(other, event) < 0) latest.set(event.subject, event as EventOf<Type>);
  }
  return latest;
}

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
