import type { User } from "../records/schema";

/** What makes two emails the same: letters count the same in upper and lower case. */
export function emailKey(email: string): string {
  return email.trim().normalize("NFC").toLowerCase();
}

/** Whether an email is the one that makes its account an administrator's. */
export function isAdministratorEmail(email: string, administrator: string): boolean {
  return emailKey(email) === emailKey(administrator);
}

/** Which of two records came first: by time, then by id, so that all tabs agree. */
function earlierUser(a: User, b: User): number {
  const byTime = Date.parse(a.createdAt) - Date.parse(b.createdAt);
  return byTime || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** The accounts in storage: one for each email, whose record is the earliest. */
export interface Accounts {
  /** One record for each account. */
  users: readonly User[];
  /** All records of an email, the account's own first. */
  ofEmail(email: string): readonly User[];
  /** The id of the account that an id belongs to: itself, unless its record lost a race for the email. */
  accountOf(userId: string): string;
  /** The account that an id belongs to. */
  find(userId: string): User | undefined;
}

/**
 * Joins user records into accounts. Two tabs that signed up with one email at the same moment may
 * both have been told that they succeeded; the earliest record then wins, and the other's password
 * and requests count as the winner's, so that neither is lost.
 */
export function joinAccounts(records: readonly User[]): Accounts {
  const byEmail = new Map<string, User[]>();
  for (const user of [...records].sort(earlierUser)) {
    const key = emailKey(user.email);
    byEmail.set(key, [...(byEmail.get(key) ?? []), user]);
  }
  const users: User[] = [];
  const winners = new Map<string, User>();
  for (const [winner, ...others] of byEmail.values()) {
    if (!winner) continue;
    users.push(winner);
    for (const user of [winner, ...others]) winners.set(user.id, winners.get(user.id) ?? winner);
  }
  const find = (userId: string) => winners.get(userId);
  return {
    users,
    find,
    ofEmail: (email) => byEmail.get(emailKey(email)) ?? [],
    accountOf: (userId) => find(userId)?.id ?? userId,
  };
}
