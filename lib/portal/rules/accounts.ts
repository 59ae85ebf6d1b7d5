import type { User } from "../records/schema";

/**
 * Two emails are the same if their keys are: case, surrounding spaces and Unicode form do not matter. Part of storage
 * keys (`records/keys.ts`), so its result for an email never changes. See docs/behaviour.md#accounts.
 */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** Whose emails are reserved. */
export interface Reserved {
  /** An account with this email is an administrator. */
  administrator: string;
  /** The accounts that the sign-in page names. */
  demoAccounts?: readonly { email: string }[];
}

/**
 * For whom an email is reserved; undefined for all others. A demo account is stored by its first sign-in: with another
 * password the one on the page would be wrong. The administrator signs up: no file creates that account.
 */
export function reservationOf(
  email: string,
  { administrator, demoAccounts = [] }: Reserved,
): "administrator" | "demo" | undefined {
  const isSame = (other: string) => emailKey(email) === emailKey(other);
  if (demoAccounts.some((account) => isSame(account.email))) return "demo";
  return isSame(administrator) ? "administrator" : undefined;
}

/** An account with the administrator's email is an administrator, also if it is a demo account. */
export function isAdministratorEmail(email: string, administrator: string): boolean {
  return reservationOf(email, { administrator }) === "administrator";
}

/** Returns true for the email of an account that the sign-in page names. */
export function isDemoAccount(demoAccounts: Reserved["demoAccounts"], email: string): boolean {
  return reservationOf(email, { administrator: "", demoAccounts }) === "demo";
}

/** Orders by time, then by id, so that all tabs agree on the earliest record. */
function compareUsers(a: User, b: User): number {
  const byTime = Date.parse(a.createdAt) - Date.parse(b.createdAt);
  return byTime || (a.id < b.id ? -1 : Number(a.id > b.id));
}

export type Accounts = ReturnType<typeof joinAccounts>;

/**
 * Joins user records into accounts, one per email: the earliest record with that email. When two tabs sign up with the same email at the same time, both may
 * report success. The earliest record then becomes the account. The other's password works for it too, and
 * its requests belong to it, so nothing is lost.
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
  };
}
