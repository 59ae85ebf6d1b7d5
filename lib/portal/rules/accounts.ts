import type { EventOf, PortalEvent, User } from "../records/schema";
import { latestEvents } from "./latest-events";

/**
 * Two emails are the same if their keys are: case, surrounding spaces and Unicode form do not matter. Part of storage
 * keys (`records/storage-keys.ts`), so its result for an email never changes. See docs/behaviour.md#accounts.
 */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** Returns true for two spellings of one email. */
export const isSameEmail = (one: string, other: string) => emailKey(one) === emailKey(other);

/** Whose emails are reserved: no file creates these accounts. */
export interface Reserved {
  /** An account with this email is an administrator, also if it is a demo account. The administrator signs up. */
  administrator: string;
  /**
   * The accounts that the sign-in page names. The first sign-in stores one: with another password the one on the page would
   * be wrong.
   */
  demoAccounts?: readonly { email: string }[];
}

/** Returns true for the email of an account that the sign-in page names. */
export function isDemoAccount(demoAccounts: Reserved["demoAccounts"] = [], email: string): boolean {
  return demoAccounts.some((account) => isSameEmail(account.email, email));
}

/** Orders by time, then by id, so that all tabs agree on the earliest record. */
function compareUsers(a: User, b: User): number {
  const byTime = Date.parse(a.createdAt) - Date.parse(b.createdAt);
  return byTime || (a.id < b.id ? -1 : Number(a.id > b.id));
}

export type Accounts = ReturnType<typeof joinAccounts>;

/**
 * Joins user records into accounts, one per email. Two tabs that sign up with one email at the same time may both report
 * success: the earliest record becomes the account. The other's password works for it too, and its requests belong to it.
 */
export function joinAccounts(records: readonly User[]) {
  const byEmail = new Map<string, User[]>();
  for (const user of [...records].sort(compareUsers)) {
    const key = emailKey(user.email);
    byEmail.set(key, [...(byEmail.get(key) ?? []), user]);
  }
  const users: User[] = [];
  const winners = new Map<string, User>();
  for (const records of byEmail.values()) {
    const winner = records[0]!;
    users.push(winner);
    for (const { id } of records) winners.set(id, winners.get(id) ?? winner);
  }
  return {
    users: users as readonly User[],
    /** The account that a user id belongs to. */
    find: (userId: string) => winners.get(userId),
    /** All records with this email; the first is the account. */
    ofEmail: (email: string): readonly User[] => byEmail.get(emailKey(email)) ?? [],
    /** The id of the account that a user id belongs to: the same id, unless an earlier record has its email. */
    accountOf: (userId: string) => winners.get(userId)?.id ?? userId,
    /** The name of the account that a user id belongs to, or its email; undefined for accounts that are not here. */
    nameOf(userId: string): string | undefined {
      const user = winners.get(userId);
      return user && (`${user.firstName} ${user.lastName}`.trim() || user.email);
    },
  };
}

/**
 * Gives each account the names of its latest profile and its latest password. An event of one record is an event of all
 * records with its email, because they are one account. An account without events stays the same object.
 *
 * @param events those of which `isOfAccount` is true
 */
export function applyAccountEvents(users: readonly User[], events: readonly PortalEvent[]): readonly User[] {
  if (events.length === 0) return users;
  const emails = new Map(users.map(({ id, email }) => [id, emailKey(email)]));
  const ofEmail = events.flatMap((event) => {
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
