import { diffsOf } from "./import-diff";
import type { ReadBackup, SkippedEntry } from "./read-backup";
import { holdersOf, recordsOf } from "./records/status-changes";
import { keyOf, keyOfChange, keyOfEvent } from "./records/storage-keys";
import {
  valuesOf,
  type PortalEvent,
  type PortalRecord,
  type Records,
  type ServiceRequest,
  type User,
} from "./records/schema";
import { isDemoAccount, isSameEmail, type Accounts, type Reserved } from "./rules/accounts";
import { DEMO_RESERVED } from "./rules/csv-customers";
import { archivedIn } from "./rules/request-numbers";

export type ImportSummary = ReturnType<typeof planImport>["summary"];

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

/** What is skipped, and why. */
function collectSkipped(first: readonly SkippedEntry[]) {
  const entries = [...first];
  const items = new Set<object>();
  return {
    entries,
    has: (item: object) => items.has(item),
    add(list: "users" | "requests" | "changes" | "events", item: { id: string }, reason: string) {
      items.add(item);
      entries.push({ entry: `${list}: ${item.id}`, reason });
    },
  };
}

type Skipped = ReturnType<typeof collectSkipped>;

/**
 * Works out what a backup adds to the data here. Entries that contradict them are skipped, with what belongs to them:
 * it could reach the wrong account or the wrong request. The rules are in docs/behaviour.md#stored-records.
 */
export function planImport(read: ReadBackup, current: Current) {
  const { records } = current;
  const here = byId(valuesOf(records, "user"));
  const backup = withoutLeftOut(read.backup, current.leftOut ?? new Set(), here);
  const skipped = collectSkipped(read.skipped);
  const accounts = planAccounts(backup.users, here, current, skipped);

  const owned = backup.requests.map((request) => ({ ...request, userId: accounts.ownerOf(request.userId) }));
  const requests = compare("requests", owned, byId(valuesOf(records, "request")), ({ id }) => id, {
    ...{ skipped, reasonOf: ({ userId }) => accounts.strangers.has(userId) && "its account was skipped" },
  });
  const archived = new Set(read.isArchive ? [] : archivedIn(records).map(({ id }) => id));
  const moved = new Set(requests.added.map(({ id }) => id).filter((id) => archived.has(id)));
  const skippedRequests = new Set(owned.filter(skipped.has).map(({ id }) => id));

  const holders = holdersOf(records);
  const changesHere = new Map([...holders].map(([identity, { change }]) => [identity, change]));
  const changes = compare("changes", backup.changes, changesHere, keyOfChange, {
    ...{ skipped, reasonOf: ({ requestId }) => skippedRequests.has(requestId) && "its request was skipped" },
  });

  const ownedEvents = backup.events.map((event) => ({
    ...event,
    subject: accounts.ownerOf(event.subject),
    by: accounts.ownerOf(event.by),
  }));
  const eventsHere = new Map(valuesOf(records, "event").map((event) => [keyOfEvent(event), event]));
  const events = compare("events", ownedEvents, eventsHere, keyOfEvent, {
    skipped,
    reasonOf({ subject, type }) {
      if (skippedRequests.has(subject) || accounts.absent.has(subject))
        return "its request or account was skipped";
      return type === "password" && here.has(subject) && "the account here keeps its password";
    },
  });

  const added = {
    users: accounts.added,
    requests: requests.added.filter(({ id }) => !moved.has(id)),
    changes: changes.added.filter(({ requestId }) => !moved.has(requestId)),
    events: events.added.filter(({ subject }) => !moved.has(subject)),
  };
  const existing = [
    ...toRecords(accounts.existing, requests.existing, events.existing).map(keyOf),
    ...changes.existing.map((change) => holders.get(keyOfChange(change))?.key ?? keyOfChange(change)),
  ];
  const addedRecords = [
    ...toRecords(added.users, added.requests, added.events),
    ...recordsOf(added.changes, current.newId),
  ];
  return {
    records: addedRecords,
    /**
     * Keys of the skipped entries that already exist here. The import counts as stored only when these are stored too:
     * they may exist in this tab only.
     */
    existing,
    summary: {
      /** What it adds and changes, by account and request. */
      entries: diffsOf(addedRecords, records),
      /** Numbers of what is added: users, requests, changes of status, events. */
      users: added.users.length,
      requests: added.requests.length,
      changes: added.changes.length,
      events: added.events.length,
      /** Skipped: entries that already exist here. */
      existing: existing.length,
      /** Skipped: accounts whose email already has an account here. Their requests and profiles go to that account. */
      emailsTaken: accounts.taken,
      /**
       * Skipped: an import never creates an administrator. Their requests go to the account here with the same email,
       * if there is one.
       */
      administrators: accounts.administrators,
      /** Skipped: requests that were moved to an archive from this browser. Its file brings them back. */
      archived: moved.size,
      /** Skipped: entries that cannot be read or that contradict the data here. */
      skipped: skipped.entries,
    },
  };
}

/** Sorts out the items that are here already and those to be added, and skips those that contradict what is here. */
function compare<T extends { id: string }>(
  list: "requests" | "changes" | "events",
  items: readonly T[],
  here: ReadonlyMap<string, T>,
  idOf: (item: T) => string,
  { skipped, reasonOf }: { skipped: Skipped; reasonOf: (item: T) => string | false },
): { added: T[]; existing: T[] } {
  const added: T[] = [];
  const existing: T[] = [];
  for (const item of items) {
    const found = here.get(idOf(item));
    const reason = found ? !isSame(item, found) && OTHER_CONTENT : reasonOf(item);
    if (reason) skipped.add(list, item, reason);
    else (found ? existing : added).push(item);
  }
  return { added, existing };
}

function planAccounts(
  users: readonly User[],
  here: ReadonlyMap<string, User>,
  current: Current,
  skipped: Skipped,
) {
  const { records, accounts, administrator, demoAccounts } = current;
  const isTaken = ({ email }: User) => accounts.ofEmail(email).length > 0;
  const isAdministrator = (user: User) => user.isAdmin || isSameEmail(user.email, administrator);
  const isStranger = (user: User) => {
    const other = here.get(user.id);
    const isKnown = records.has(keyOf({ kind: "user", value: user }));
    return !isKnown && other !== undefined && !isSameEmail(other.email, user.email);
  };
  // Its first sign-in here stores it; from then on, the file's requests go to it.
  const isReserved = (user: User) =>
    !isAdministrator(user) && !here.has(user.id) && isDemoAccount(demoAccounts, user.email) && !isTaken(user);
  for (const user of users) {
    if (isStranger(user)) skipped.add("users", user, "its id belongs to a different account in this browser");
    else if (isReserved(user)) skipped.add("users", user, `${user.email} ${DEMO_RESERVED}`);
    else if (user.isAdmin && here.get(user.id)?.isAdmin === false)
      skipped.add("users", user, "an administrator's account that is a customer's in this browser");
  }
  const sound = users.filter((user) => !skipped.has(user));
  const unknown = sound.filter(({ id }) => !here.has(id));
  const administrators = unknown.filter(isAdministrator);
  const others = unknown.filter((user) => !isAdministrator(user));
  const taken = others.filter(isTaken);
  const owners = new Map(
    [...taken, ...administrators].map(({ id, email }) => [id, accounts.ofEmail(email)[0]?.id]),
  );
  const withoutOwner = administrators.filter(({ id }) => !owners.get(id));
  return {
    added: others.filter((user) => !isTaken(user)),
    existing: sound.filter(({ id }) => here.has(id)),
    /** Numbers of accounts that are left out, because the email or the role is taken here. */
    taken: taken.length,
    administrators: administrators.length,
    /** Accounts of which no request is imported, and those of which no event is. */
    strangers: new Set(users.filter((user) => isStranger(user) || isReserved(user)).map(({ id }) => id)),
    absent: new Set([...withoutOwner, ...users.filter(skipped.has)].map(({ id }) => id)),
    /** The account here that gets what belongs to one of the file: for one that is left out, that of its email. */
    ownerOf: (userId: string) => owners.get(userId) ?? userId,
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

/** The records of accounts, requests and events. */
function toRecords(users: User[], requests: ServiceRequest[], events: PortalEvent[]): PortalRecord[] {
  return [
    ...users.map((value) => ({ kind: "user" as const, value })),
    ...requests.map((value) => ({ kind: "request" as const, value })),
    ...events.map((value) => ({ kind: "event" as const, value })),
  ];
}
