import type { Backup } from "./backup";
import { keyOf } from "./records/keys";
import {
  valuesOf,
  type PortalRecord,
  type Records,
  type ServiceRequest,
  type StatusChange,
  type User,
} from "./records/schema";
import { emailKey, isAdministratorEmail, type Accounts } from "./rules/accounts";

/** What an import would do, in numbers of entries. The rules are in docs/behaviour.md#stored-records. */
export interface ImportSummary {
  /** Numbers to be added: users, requests, changes. */
  users: number;
  requests: number;
  changes: number;
  /** Skipped: entries that already exist here. */
  existing: number;
  /** Skipped: accounts whose email already has an account here. Their requests go to that account. */
  emailsTaken: number;
  /**
   * Skipped: an import never creates an administrator. Their requests go to the account here with the same email, if
   * there is one.
   */
  administrators: number;
}

export interface ImportPlan {
  /** The records to be added. */
  records: PortalRecord[];
  /**
   * Keys of the skipped entries that already exist here. The import counts as stored only when these are stored too:
   * they may exist in this tab only.
   */
  existing: string[];
  summary: ImportSummary;
}

/** The data here: those of this browser, with what exists in this tab only. */
interface Current {
  records: Records;
  accounts: Accounts;
  /** The administrator's email. */
  administrator: string;
}

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((item) => [item.id, item]));

/** Compares fields and values; the order of the fields does not matter. */
function isSame<T extends object>(a: T, b: T): boolean {
  const text = (value: T) => JSON.stringify(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)));
  return text(a) === text(b);
}

/** Drops the items that already exist here; undefined when one of them exists with other content. */
function newItems<T extends { id: string }>(
  list: readonly T[],
  current: ReadonlyMap<string, T>,
): T[] | undefined {
  const conflicts = list.some((item) => {
    const found = current.get(item.id);
    return found !== undefined && !isSame(item, found);
  });
  return conflicts ? undefined : list.filter(({ id }) => !current.has(id));
}

/** Works out what a backup adds to the data here, or the reason why the two contradict each other. */
export function planImport(
  backup: Backup,
  { records, accounts, administrator }: Current,
): ImportPlan | { reason: string } {
  const users = byId(valuesOf(records, "user"));
  if (backup.users.some(({ id, email }) => hasOtherEmail(users.get(id), email))) {
    return { reason: "an account's id belongs to a different account in this browser" };
  }
  if (backup.users.some((user) => user.isAdmin && users.get(user.id)?.isAdmin === false)) {
    return { reason: "an administrator's account in it is a customer's in this browser" };
  }
  const exists = (user: User) => users.has(user.id);
  const isAdministrator = (user: User) => user.isAdmin || isAdministratorEmail(user.email, administrator);
  const isTaken = (user: User) => accounts.ofEmail(user.email).length > 0;

  const existingUsers = backup.users.filter(exists);
  const administrators = backup.users.filter((user) => !exists(user) && isAdministrator(user));
  const others = backup.users.filter((user) => !exists(user) && !isAdministrator(user));
  const taken = others.filter(isTaken);
  const newUsers = others.filter((user) => !isTaken(user));

  const newOwners = currentOwners([...taken, ...administrators], accounts);
  const owned = backup.requests.map((request) => ({
    ...request,
    userId: newOwners.get(request.userId) ?? request.userId,
  }));
  const requests = newItems(owned, byId(valuesOf(records, "request")));
  const changes = newItems(backup.changes, byId(valuesOf(records, "change")));
  if (!requests || !changes) {
    return { reason: "a request or status change exists in this browser with the same id and other content" };
  }

  const added = new Set<object>([...requests, ...changes]);
  const existing = toRecords(existingUsers, owned, backup.changes).filter(({ value }) => !added.has(value));

  return {
    existing: existing.map(keyOf),
    records: toRecords(newUsers, requests, changes),
    summary: {
      users: newUsers.length,
      requests: requests.length,
      changes: changes.length,
      existing: existing.length,
      emailsTaken: taken.length,
      administrators: administrators.length,
    },
  };
}

function toRecords(users: User[], requests: ServiceRequest[], changes: StatusChange[]): PortalRecord[] {
  return [
    ...users.map((value) => ({ kind: "user" as const, value })),
    ...requests.map((value) => ({ kind: "request" as const, value })),
    ...changes.map((value) => ({ kind: "change" as const, value })),
  ];
}

function hasOtherEmail(user: User | undefined, email: string): boolean {
  return user !== undefined && emailKey(user.email) !== emailKey(email);
}

/** For skipped users: the account here with the same email, which gets their requests. */
function currentOwners(users: readonly User[], accounts: Accounts): Map<string, string> {
  return new Map(
    users.flatMap(({ id, email }) => {
      const owner = accounts.ofEmail(email)[0];
      return owner ? [[id, owner.id] as const] : [];
    }),
  );
}
