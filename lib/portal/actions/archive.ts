import { writeBackup } from "../backup";
import type { PortalContext } from "../context";
import { newId } from "../ids";
import { isSame, toRecords } from "../import-plan";
import { messages } from "../messages";
import { refused, type Outcome } from "../outcome";
import { readBackup, type Backup } from "../read-backup";
import { changesOf, recordsOf } from "../records/changes";
import { keyOf, keyOfChange, keyOfEvent } from "../records/keys";
import { ownRecords, partition, type Partition } from "../records/partition";
import { ARCHIVES, valuesOf, type EventOf, type PortalRecord, type Records } from "../records/schema";
import { isClosed, numberedIn, unchangedSince } from "../rules/archive";
import { labelsOf } from "../rules/numbers";
import { may } from "../rules/roles";
import { resolveData, type CurrentRequest } from "../view";
import type { BackupFile } from "./backup";
import { eventFactory } from "./events";
import { currentUser } from "./session";
import { splitShared } from "./split-shared";
import { upgradePlainPasswords } from "./upgrade-passwords";

/** Fetched with this file, and so not among the messages of all pages. */
export const archiveMessages = {
  none: "No request is that old. No file was written.",
  notAnArchive: "This file is a backup, not an archive. Restore it under “Restore from a backup”.",
  noneRemovable: "These requests have gone or have changed since the file was written. Nothing was removed.",
  notListed:
    "This browser did not store the list of the archived requests. If its storage is full, choose a longer time, so that the list is shorter. Nothing was removed.",
  notRemoved: "This browser refused to remove the requests. Nothing was removed.",
  incomplete:
    "This browser's storage stopped working. A part of the requests may be gone from this browser. They are in the file.",
} as const;

/** A file to download, and how many requests it has. */
export interface ArchiveFile extends BackupFile {
  requests: number;
}

/** What moving requests to an archive has done. */
export interface Archived {
  /** Requests that are in the file only. */
  moved: number;
  /** Requests of the file that stay: they have changed since it was written. */
  left: number;
}

/** The content of an archive, read without changing anything. */
export interface OpenedArchive {
  requests: CurrentRequest[];
  /** For the histories of the requests. */
  records: Records;
  /** The number of its requests that are not in this browser. */
  missing: number;
  /** The number of entries that cannot be read. */
  unreadable: number;
}

type Refused = ReturnType<typeof refused>;

function partitionOf(context: PortalContext, ids: ReadonlySet<string>): Partition {
  const { now, randomBytes } = context.effects;
  const owned = { isRequest: (id: string) => ids.has(id), isAccount: () => false };
  return partition(context.records(), owned, () => newId(now(), randomBytes));
}

/** The accounts to which requests belong, with their names, so that the file can be read by itself. */
function ownersOf(context: PortalContext, requests: readonly CurrentRequest[]): [string, PortalRecord][] {
  const { accounts } = context.data();
  const owners = new Set(requests.map(({ userId }) => userId));
  return [...context.records()].filter(
    ([, { kind, value }]) =>
      (kind === "user" && owners.has(accounts.accountOf(value.id))) ||
      (kind === "event" && value.type === "profile" && owners.has(accounts.accountOf(value.subject))),
  );
}

/**
 * Writes the closed requests to which nothing was done since a moment to a file, with their histories and accounts.
 * Nothing is removed. Plain-text passwords are hashed first, so that none is in the file.
 *
 * @param since in milliseconds
 */
export async function writeArchive(
  context: PortalContext,
  since: number,
): Promise<{ status: "ready"; value: ArchiveFile } | Refused> {
  if (!may(currentUser(context), "use-backup")) return refused(messages.notAllowed);
  try {
    await upgradePlainPasswords(context);
  } catch (error) {
    context.effects.log(messages.exportFailed, error);
    return refused(messages.exportFailed);
  }
  // Hashing takes a while.
  if (!may(currentUser(context), "use-backup")) return refused(messages.notAllowed);
  const requests = unchangedSince(context.records(), context.data().requests, since);
  if (requests.length === 0) return refused(archiveMessages.none);
  const own = ownRecords(partitionOf(context, new Set(requests.map(({ id }) => id))));
  // Marks of earlier archives are about this browser.
  for (const [key, record] of own) if (isArchiveMark(record)) own.delete(key);
  const now = context.effects.now();
  const records = new Map([...own, ...ownersOf(context, requests)]);
  const [day] = new Date(now).toISOString().split("T");
  const text = writeBackup(records, [], now, "portal-archive");
  return { status: "ready", value: { name: `portal-archive-${day}.json`, text, requests: requests.length } };
}

const isArchiveMark = ({ kind, value }: PortalRecord) => kind === "event" && value.type === "archive";

function readArchiveText(text: string): { backup: Backup; unreadable: number } | Refused {
  const read = readBackup(text);
  if ("reason" in read) return refused(`This file cannot be opened: ${read.reason}.`);
  if (!read.isArchive) return refused(archiveMessages.notAnArchive);
  return { backup: read.backup, unreadable: read.skipped.length };
}

/** Reads an archive without changing anything. */
export function openArchive(
  context: PortalContext,
  text: string,
): { status: "ready"; value: OpenedArchive } | Refused {
  if (!may(currentUser(context), "use-backup")) return refused(messages.notAllowed);
  const read = readArchiveText(text);
  if ("status" in read) return read;
  const { users, requests, changes, events } = read.backup;
  const { now, randomBytes } = context.effects;
  const list = [
    ...toRecords(users, requests, events),
    ...recordsOf(changes, () => newId(now(), randomBytes)),
  ];
  const records: Records = new Map(list.map((record) => [keyOf(record), record]));
  const here = new Set(valuesOf(context.records(), "request").map(({ id }) => id));
  const numbered = new Map([...requests, ...numberedIn(context.records())].map((one) => [one.id, one]));
  const labels = labelsOf([...numbered.values()]);
  const current = resolveData(records).requests.map((request) => ({
    ...request,
    label: labels.get(request.id) ?? request.label,
  }));
  const missing = requests.filter(({ id }) => !here.has(id)).length;
  return { status: "ready", value: { requests: current, records, missing, unreadable: read.unreadable } };
}

/** The closed requests of which everything that is stored here is in the file too. */
function removableIn(context: PortalContext, file: Backup): Set<string> {
  const records = context.records();
  const current = new Map(context.data().requests.map((request) => [request.id, request]));
  const requests = new Map(file.requests.map((request) => [request.id, request]));
  const changes = new Map(file.changes.map((change) => [keyOfChange(change), change]));
  const events = new Map(file.events.map((event) => [keyOfEvent(event), event]));
  const isIn = <T extends object>(filed: T | undefined, stored: T) =>
    filed !== undefined && isSame(filed, stored);
  const ids = new Set<string>();
  for (const request of valuesOf(records, "request")) {
    const now = current.get(request.id);
    if (now && isClosed(now) && isIn(requests.get(request.id), request)) ids.add(request.id);
  }
  for (const change of changesOf(records)) {
    if (ids.has(change.requestId) && !isIn(changes.get(keyOfChange(change)), change))
      ids.delete(change.requestId);
  }
  for (const event of valuesOf(records, "event")) {
    if (ids.has(event.subject) && !isIn(events.get(keyOfEvent(event)), event)) ids.delete(event.subject);
  }
  return ids;
}

/** The mark that keeps the numbers of requests taken, and keeps other backups from bringing them back. */
function markOf(context: PortalContext, ids: ReadonlySet<string>, by: string): PortalRecord {
  const requests = valuesOf(context.records(), "request")
    .filter(({ id }) => ids.has(id))
    .map(({ id, createdAt, number }) => ({ id, createdAt, ...(number === undefined ? {} : { number }) }));
  const value: EventOf<"archive"> = {
    ...eventFactory(context, by)(ARCHIVES),
    type: "archive",
    requests,
  };
  return { kind: "event", value };
}

/**
 * Removes the requests of an archive and their histories from this browser: all of them, or none unless the storage
 * fails midway. Requests of which not everything is in the file stay.
 *
 * @see docs/decisions/0073-archived-requests-leave-their-numbers.md
 */
export function removeArchived(context: PortalContext, text: string): Outcome<Archived> {
  const user = currentUser(context);
  if (!user || !may(user, "use-backup")) return refused(messages.notAllowed);
  const read = readArchiveText(text);
  if ("status" in read) return read;
  const ids = removableIn(context, read.backup);
  if (ids.size === 0) return refused(archiveMessages.noneRemovable);
  const mark = markOf(context, ids, user.id);
  const split = splitShared(context, () => partitionOf(context, ids).shared, [mark]);
  if (!split) return refused(archiveMessages.notListed);
  const { own } = partitionOf(context, ids);
  own.delete(keyOf(mark));
  const requests = [...own].filter(([, { kind }]) => kind === "request");
  const histories = [...own.keys()].filter((key) => own.get(key)?.kind !== "request");
  // Requests go before their histories: a tab that is closed meanwhile must not leave one with an earlier status.
  if (!context.remove(...requests.map(([key]) => key))) {
    const isBack = context.put(...requests.map(([, record]) => record));
    if (isBack) context.rollback(...split.added);
    return refused(isBack ? archiveMessages.notRemoved : archiveMessages.incomplete);
  }
  const isStored = context.remove(...histories, ...split.removable);
  return context.outcome(isStored, { moved: ids.size, left: read.backup.requests.length - ids.size });
}
