import type { ReadBackup, SkippedEntry } from "./read-backup";
import { holdersOf, recordsOf } from "./records/changes";
import { keyOf, keyOfChange, keyOfEvent } from "./records/keys";
import {
  type EditableValues,
  valuesOf,
  type PortalEvent,
  type PortalRecord,
  type Records,
  type ServiceRequest,
  type User,
} from "./records/schema";
import { archivedIn } from "./rules/archive";
import {
  emailKey,
  isAdministratorEmail,
  reservationOf,
  type Accounts,
  type Reserved,
} from "./rules/accounts";
import { reservationTexts } from "./rules/csv-customers";
import { textOfNumber } from "./rules/request-numbers";
import { resolveData } from "./view";

/** What an import would do to one account or request. */
export interface ImportEntry {
  /** The id of the account or the request. */
  id: string;
  /** Such as "CR-0142 Live Chat Support" or "Ada Reid, ada@x.example". */
  name: string;
  isNew: boolean;
  /** What changes, such as "Status: Pending becomes Completed" or "2 comments". */
  changes: string[];
  /** False where something else in the file changes it, as a number that two requests share. */
  canBeLeftOut: boolean;
}

/** What an import would do, in numbers of entries. The rules are in docs/behaviour.md#stored-records. */
export interface ImportSummary {
  /** What it adds and changes, by account and request. */
  entries: ImportEntry[];
  /** Numbers to be added: users, requests, changes of status, events. */
  users: number;
  requests: number;
  changes: number;
  events: number;
  /** Skipped: entries that already exist here. */
  existing: number;
  /** Skipped: accounts whose email already has an account here. Their requests and profiles go to that account. */
  emailsTaken: number;
  /**
   * Skipped: an import never creates an administrator. Their requests go to the account here with the same email, if
   * there is one.
   */
  administrators: number;
  /** Skipped: requests that were moved to an archive from this browser. Its file brings them back. */
  archived: number;
  /** Skipped: entries that cannot be read or that contradict the data here. */
  skipped: readonly SkippedEntry[];
}

interface ImportPlan {
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
interface Current extends Reserved {
  records: Records;
  accounts: Accounts;
  /** The ids of accounts and requests of which nothing is to be imported. */
  leftOut?: ReadonlySet<string>;
  /** Returns the id of a record, another with each call. */
  newId: () => string;
}

const byId = <T extends { id: string }>(list: readonly T[]) => new Map(list.map((item) => [item.id, item]));

/** Compares fields and values. Their order does not matter, and an undefined field is none, as in a file. */
export function isSame<T extends object>(a: T, b: T): boolean {
  const fieldsOf = (value: T) => Object.entries(value).filter(([, field]) => field !== undefined);
  const text = (value: T) => JSON.stringify(fieldsOf(value).sort(([x], [y]) => (x < y ? -1 : 1)));
  return text(a) === text(b);
}

const OTHER_CONTENT = "exists in this browser with the same id and other content";

/** Sorts the items into new ones, those that already exist here, and those whose id has other content here. */
function compare<T extends object>(
  list: readonly T[],
  current: ReadonlyMap<string, T>,
  idOf: (item: T) => string,
) {
  const conflicts: T[] = [];
  const added: T[] = [];
  const existing: T[] = [];
  for (const item of list) {
    const found = current.get(idOf(item));
    if (!found) added.push(item);
    else if (isSame(item, found)) existing.push(item);
    else conflicts.push(item);
  }
  return { conflicts, added, existing };
}

/**
 * Works out what a backup adds to the data here. Entries that contradict them are skipped, with what belongs to them:
 * it could reach the wrong account or the wrong request.
 */
export function planImport(read: ReadBackup, current: Current): ImportPlan {
  const { records, accounts, administrator } = current;
  const { skipped, isArchive } = read;
  const here = byId(valuesOf(records, "user"));
  const backup = withoutLeftOut(read.backup, current.leftOut ?? new Set(), here);
  const reasons = new Map<object, string>();
  const skip = (item: object, reason: string) => void reasons.set(item, reason);

  const isStranger = (user: User) =>
    !records.has(keyOf({ kind: "user", value: user })) && hasOtherEmail(here.get(user.id), user.email);
  // Its first sign-in here stores it; from then on, the file's requests go to it.
  const isReserved = ({ id, email, isAdmin }: User) =>
    !isAdmin &&
    !isAdministratorEmail(email, administrator) &&
    !here.has(id) &&
    reservationOf(email, current) === "demo" &&
    accounts.ofEmail(email).length === 0;
  const strangers = new Set(
    backup.users.filter((user) => isStranger(user) || isReserved(user)).map(({ id }) => id),
  );
  for (const user of backup.users) {
    if (isStranger(user)) skip(user, "its id belongs to a different account in this browser");
    else if (isReserved(user)) skip(user, `${user.email} ${reservationTexts.demo}`);
    else if (user.isAdmin && here.get(user.id)?.isAdmin === false)
      skip(user, "an administrator's account that is a customer's in this browser");
  }
  const users = backup.users.filter((user) => !reasons.has(user));
  const exists = (user: User) => here.has(user.id);
  const isAdministrator = (user: User) => user.isAdmin || isAdministratorEmail(user.email, administrator);
  const isTaken = (user: User) => accounts.ofEmail(user.email).length > 0;
  const administrators = users.filter((user) => !exists(user) && isAdministrator(user));
  const others = users.filter((user) => !exists(user) && !isAdministrator(user));
  const taken = others.filter(isTaken);
  const newUsers = others.filter((user) => !isTaken(user));

  const newOwners = currentOwners([...taken, ...administrators], accounts);
  const owned = backup.requests.map((request) => {
    const owner = newOwners.get(request.userId);
    return owner === undefined ? request : { ...request, userId: owner };
  });
  const requests = compare(owned, byId(valuesOf(records, "request")), ({ id }) => id);
  for (const request of requests.conflicts) skip(request, OTHER_CONTENT);
  const archived = new Set(isArchive ? [] : archivedIn(records).map(({ id }) => id));
  const leftOut = new Set<string>();
  for (const request of requests.added) {
    if (strangers.has(request.userId)) skip(request, "its account was skipped");
    else if (archived.has(request.id)) leftOut.add(request.id);
  }
  const addedRequests = requests.added.filter((request) => !reasons.has(request) && !leftOut.has(request.id));

  const holders = holdersOf(records);
  const changesHere = new Map([...holders].map(([identity, { change }]) => [identity, change]));
  const changes = compare(backup.changes, changesHere, keyOfChange);
  for (const change of changes.conflicts) skip(change, OTHER_CONTENT);
  const skippedRequests = new Set(owned.filter((request) => reasons.has(request)).map(({ id }) => id));
  for (const change of changes.added)
    if (skippedRequests.has(change.requestId)) skip(change, "its request was skipped");
  const addedChanges = changes.added.filter(
    (change) => !reasons.has(change) && !leftOut.has(change.requestId),
  );

  const ownerHere = (id: string) => newOwners.get(id) ?? id;
  const eventsHere = new Map(valuesOf(records, "event").map((event) => [keyOfEvent(event), event]));
  const events = compare(
    backup.events.map((event) => ({ ...event, subject: ownerHere(event.subject), by: ownerHere(event.by) })),
    eventsHere,
    keyOfEvent,
  );
  for (const event of events.conflicts) skip(event, OTHER_CONTENT);
  const absent = administrators.map(({ id }) => id).filter((id) => !newOwners.has(id));
  const skippedSubjects = new Set([...skippedRequests, ...strangers, ...absent]);
  for (const { id } of backup.users.filter((user) => reasons.has(user))) skippedSubjects.add(id);
  for (const event of events.added) {
    if (skippedSubjects.has(event.subject)) skip(event, "its request or account was skipped");
    else if (event.type === "password" && here.has(event.subject))
      skip(event, "the account here keeps its password");
  }
  const addedEvents = events.added.filter((event) => !reasons.has(event) && !leftOut.has(event.subject));

  const existing = [
    ...toRecords(users.filter(exists), requests.existing, events.existing).map(keyOf),
    ...changes.existing.map((change) => holders.get(keyOfChange(change))?.key ?? keyOfChange(change)),
  ];
  const added = [
    ...toRecords(newUsers, addedRequests, addedEvents),
    ...recordsOf(addedChanges, current.newId),
  ];
  return {
    existing,
    records: added,
    summary: {
      entries: entriesOf(added, records),
      users: newUsers.length,
      requests: addedRequests.length,
      changes: addedChanges.length,
      events: addedEvents.length,
      existing: existing.length,
      emailsTaken: taken.length,
      administrators: administrators.length,
      archived: leftOut.size,
      skipped: [
        ...skipped,
        ...listOf("users", backup.users, reasons),
        ...listOf("requests", owned, reasons),
        ...listOf("changes", backup.changes, reasons),
        ...listOf("events", [...events.added, ...events.conflicts], reasons),
      ],
    },
  };
}

/** An account that is left out takes the requests of its own along, which nobody here would own. */
function withoutLeftOut(
  backup: ReadBackup["backup"],
  leftOut: ReadonlySet<string>,
  here: ReadonlyMap<string, User>,
): ReadBackup["backup"] {
  if (leftOut.size === 0) return backup;
  const isOut = (id: string) => leftOut.has(id);
  const isOrphan = (userId: string) => isOut(userId) && !here.has(userId);
  const out = new Set([
    ...leftOut,
    ...backup.requests.filter(({ userId }) => isOrphan(userId)).map(({ id }) => id),
  ]);
  return {
    users: backup.users.filter(({ id }) => !out.has(id)),
    requests: backup.requests.filter(({ id }) => !out.has(id)),
    changes: backup.changes.filter(({ requestId }) => !out.has(requestId)),
    events: backup.events.filter(({ subject }) => !out.has(subject)),
  };
}

const quoted = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** The fields of which two values differ, from what to what. */
function differences<T extends object>(
  before: T,
  after: T,
  names: Partial<Record<keyof T, string>>,
): string[] {
  return Object.entries(names).flatMap(([field, name]) => {
    const [from, to] = [before, after].map((value) =>
      quoted(String(value[field as keyof T] ?? "") || "none"),
    );
    return from === to ? [] : [`${String(name)}: ${from} becomes ${to}`];
  });
}

const REQUEST_FIELDS = {
  ...{ label: "Number", status: "Status", service: "Service", industry: "Industry", priority: "Priority" },
  ...{ description: "Description", estimatedCost: "Estimate", assignee: "Assigned", due: "Due" },
} as const satisfies Record<keyof EditableValues, string>;
const ACCOUNT_FIELDS = {
  firstName: "First name",
  lastName: "Last name",
  company: "Company",
} as const;

/** What added records do to accounts and requests: those that they are about, and those that get another number. */
export function entriesOf(added: readonly PortalRecord[], records: Records): ImportEntry[] {
  if (added.length === 0) return [];
  const before = resolveData(records);
  const after = resolveData(
    new Map([...records, ...added.map((record) => [keyOf(record), record] as const)]),
  );
  const counts = new Map<string, { comments: number; others: number }>();
  const count = (id: string, what: "comments" | "others") => {
    const so = counts.get(id) ?? { comments: 0, others: 0 };
    so[what] += 1;
    counts.set(id, so);
  };
  for (const { kind, value } of added) {
    if (kind === "event") count(value.subject, value.type === "comment" ? "comments" : "others");
    if (kind === "change") count(value.requestId, "others");
    if (kind === "bulk") value.requestIds.forEach((id) => count(id, "others"));
    if (kind === "request" || kind === "user")
      counts.set(value.id, counts.get(value.id) ?? { comments: 0, others: 0 });
  }
  const entry = (id: string, name: string, isNew: boolean, changes: string[]): ImportEntry[] => {
    const { comments, others } = counts.get(id) ?? { comments: 0, others: 0 };
    if (!isNew && changes.length === 0 && !counts.has(id)) return [];
    if (comments > 0 && !isNew) changes.push(comments === 1 ? "1 comment" : `${comments} comments`);
    if (!isNew && changes.length === 0)
      changes.push(`${others} ${others === 1 ? "entry" : "entries"} of its history`);
    return [{ id, name, isNew, changes, canBeLeftOut: counts.has(id) }];
  };
  const users = new Map(before.accounts.users.map((user) => [user.id, user]));
  const requests = new Map(before.requests.map((request) => [request.id, request]));
  return [
    ...after.accounts.users.flatMap((user) => {
      const was = users.get(user.id);
      const name = `${user.firstName} ${user.lastName}, ${user.email}`;
      return entry(user.id, name, !was, was ? differences(was, user, ACCOUNT_FIELDS) : []);
    }),
    ...after.requests.flatMap((request) => {
      const was = requests.get(request.id);
      const own = request.number === undefined ? request.label : textOfNumber(request.number);
      const renamed = own === request.label ? [] : [`Number: ${own} becomes ${request.label}`];
      const changes = was ? differences(was, request, REQUEST_FIELDS) : renamed;
      return entry(request.id, `${request.label} ${request.service}`, !was, changes);
    }),
  ];
}

/** The skipped items of a list, named by their ids. */
function listOf(
  name: string,
  list: readonly { id: string }[],
  reasons: ReadonlyMap<object, string>,
): SkippedEntry[] {
  return list.flatMap((item) => {
    const reason = reasons.get(item);
    return reason === undefined ? [] : [{ entry: `${name}: ${item.id}`, reason }];
  });
}

/** The records of accounts, requests and events. */
function toRecords(users: User[], requests: ServiceRequest[], events: PortalEvent[]): PortalRecord[] {
  return [
    ...users.map((value) => ({ kind: "user" as const, value })),
    ...requests.map((value) => ({ kind: "request" as const, value })),
    ...events.map((value) => ({ kind: "event" as const, value })),
  ];
}

function hasOtherEmail(user: User | undefined, email: string): boolean {
  return user !== undefined && emailKey(user.email) !== emailKey(email);
}

/** For skipped users: the account here with the same email, which gets their requests and profiles. */
function currentOwners(users: readonly User[], accounts: Accounts): Map<string, string> {
  return new Map(
    users.flatMap(({ id, email }) => {
      const owner = accounts.ofEmail(email)[0];
      return owner ? [[id, owner.id] as const] : [];
    }),
  );
}
