import type { Backup } from "./backup";
import { keyOf } from "./records/keys";
import type { PortalRecord, ServiceRequest, User } from "./records/schema";
import { emailKey, isAdministratorEmail, type Accounts } from "./rules/accounts";
import type { Records } from "./storage/record-storage";
import { valuesOf } from "./view";

/** What an import would do, counted. */
export interface ImportSummary {
  /** To be added. */
  users: number;
  requests: number;
  changes: number;
  /** Left out: entries that are here already. */
  present: number;
  /** Left out: accounts whose email has another account here. Their requests go to that account. */
  emailsTaken: number;
  /** Left out: an import never makes an administrator. */
  administrators: number;
}

export interface ImportPlan {
  /** To be added. */
  records: PortalRecord[];
  /** The keys of what is here already; it may be in this tab only, where the storage did not take it. */
  present: string[];
  summary: ImportSummary;
}

/** What an import has to know of what is here. */
interface Here {
  records: Records;
  accounts: Accounts;
  /** The administrator's email. */
  administrator: string;
}

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((item) => [item.id, item]));

/** The same fields with the same values, in whatever order. */
function isSame<T extends object>(a: T, b: T): boolean {
  const text = (value: T) => JSON.stringify(Object.entries(value).sort(([x], [y]) => (x < y ? -1 : 1)));
  return text(a) === text(b);
}

/** Splits a list into what is new and what is here; undefined when an id is here with other content. */
function newOnes<T extends { id: string }>(
  list: readonly T[],
  here: ReadonlyMap<string, T>,
): T[] | undefined {
  const differs = list.some((item) => {
    const other = here.get(item.id);
    return other !== undefined && !isSame(item, other);
  });
  return differs ? undefined : list.filter(({ id }) => !here.has(id));
}

/** Works out what a backup adds to what is here; the reason where it contradicts it. */
export function planImport(
  backup: Backup,
  { records, accounts, administrator }: Here,
): ImportPlan | { reason: string } {
  const users = byId(valuesOf(records, "user"));
  if (backup.users.some(({ id, email }) => isOther(users.get(id), email))) {
    return { reason: "an account's id belongs to somebody else here" };
  }
  if (backup.users.some((user) => user.isAdmin && users.get(user.id)?.isAdmin === false)) {
    return { reason: "it makes an administrator of a customer here" };
  }
  const isHere = (user: User) => users.has(user.id);
  const isAdministrator = (user: User) => user.isAdmin || isAdministratorEmail(user.email, administrator);
  const isTaken = (user: User) => accounts.ofEmail(user.email).length > 0;

  const present = backup.users.filter(isHere);
  const administrators = backup.users.filter((user) => !isHere(user) && isAdministrator(user));
  const others = backup.users.filter((user) => !isHere(user) && !isAdministrator(user));
  const taken = others.filter(isTaken);
  const newUsers = others.filter((user) => !isTaken(user));

  const owners = ownersHere([...taken, ...administrators], accounts);
  const owned = backup.requests.map((request) => ({
    ...request,
    userId: owners.get(request.userId) ?? request.userId,
  }));
  const requests = newOnes<ServiceRequest>(owned, byId(valuesOf(records, "request")));
  const changes = newOnes(backup.changes, byId(valuesOf(records, "change")));
  if (!requests || !changes) return { reason: "an id stands for something else here" };

  const added = new Set<object>([...requests, ...changes]);
  const here = [
    ...present.map((value) => ({ kind: "user" as const, value })),
    ...owned.map((value) => ({ kind: "request" as const, value })),
    ...backup.changes.map((value) => ({ kind: "change" as const, value })),
  ].filter(({ value }) => !added.has(value));

  return {
    present: here.map(keyOf),
    records: [
      ...newUsers.map((value) => ({ kind: "user" as const, value })),
      ...requests.map((value) => ({ kind: "request" as const, value })),
      ...changes.map((value) => ({ kind: "change" as const, value })),
    ],
    summary: {
      users: newUsers.length,
      requests: requests.length,
      changes: changes.length,
      present: here.length,
      emailsTaken: taken.length,
      administrators: administrators.length,
    },
  };
}

function isOther(user: User | undefined, email: string): boolean {
  return user !== undefined && emailKey(user.email) !== emailKey(email);
}

/** For accounts that stay out: the account here that has their email. */
function ownersHere(users: readonly User[], accounts: Accounts): Map<string, string> {
  return new Map(
    users.flatMap(({ id, email }) => {
      const owner = accounts.ofEmail(email)[0];
      return owner ? [[id, owner.id] as const] : [];
    }),
  );
}

/** The keys of a plan's records. */
export function keysOf({ records }: ImportPlan): string[] {
  return records.map(keyOf);
}
