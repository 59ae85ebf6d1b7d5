/** Moves closed requests to an archive: exports them to a file, then removes them from this browser. */
import type { PortalContext } from "../action-context";
import { isSame } from "../import-plan";
import { refused, type Outcome } from "../outcome";
import { readBackup, type Backup } from "../read-backup";
import { changesOf } from "../records/status-changes";
import { keyOfChange, keyOfEvent } from "../records/storage-keys";
import { ARCHIVES, valuesOf, type PortalRecord } from "../records/schema";
import { isClosed } from "../rules/options";
import { fileOf, prepareExport, type BackupFile, type Exported } from "./export-backup";
import { newEvent } from "./add-event";
import { ownedRecords, splitShared, withOwnParts } from "./owned-records";
import { asAdministrator } from "./session";

const archiveMessages = {
  none: "None of these requests is completed or cancelled. No file was written.",
  noneRemovable: "These requests have gone or have changed since the file was written. Nothing was removed.",
  notListed: "There is no room in this browser for the list of what was removed. Nothing was removed.",
  notRemoved: "This browser refused to remove the requests. Nothing was removed.",
  incomplete:
    "This browser's storage stopped working. A part of the requests may be gone from this browser. They are in the file.",
} as const;

/** A file to download, and how many requests it has. */
export interface ArchiveFile extends BackupFile {
  requests: number;
}

/** How many requests are in the file only, and how many stay because they have changed since it was written. */
interface Removed {
  removed: number;
  left: number;
}

const ofRequests = (context: PortalContext, ids: ReadonlySet<string>) =>
  ownedRecords(context, { isRequest: (id) => ids.has(id), isAccount: () => false });

/**
 * Writes those of some requests that are completed or cancelled to a backup, with their histories, and with the accounts
 * they belong to, so that the file can be read by itself. Nothing is removed.
 */
export const exportClosed = asAdministrator(
  async (context, user, requestIds: readonly string[]): Promise<Exported<ArchiveFile>> => {
    const refusal = await prepareExport(context, user);
    if (refusal) return refusal;
    const chosen = new Set(requestIds);
    const { requests: all, accounts } = context.data();
    const requests = all.filter((request) => chosen.has(request.id) && isClosed(request));
    if (requests.length === 0) return refused(archiveMessages.none);
    const own = withOwnParts(ofRequests(context, new Set(requests.map(({ id }) => id))));
    // Marks of earlier removals are about this browser.
    for (const [key, { kind, value }] of own)
      if (kind === "event" && value.type === "archive") own.delete(key);
    const owners = new Set(requests.map(({ userId }) => userId));
    for (const [key, record] of context.records()) {
      const { kind, value } = record;
      const account =
        kind === "user" ? value.id : kind === "event" && value.type === "profile" && value.subject;
      if (account && owners.has(accounts.accountOf(account))) own.set(key, record);
    }
    const file = fileOf(context, "portal-archive", own, []);
    return { status: "ready", value: { ...file, requests: requests.length } };
  },
);

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
  for (const change of changesOf(records))
    if (!isIn(changes.get(keyOfChange(change)), change)) ids.delete(change.requestId);
  for (const event of valuesOf(records, "event"))
    if (!isIn(events.get(keyOfEvent(event)), event)) ids.delete(event.subject);
  return ids;
}

/** The mark that keeps the numbers of requests taken, and keeps other backups from bringing them back. */
function markOf(context: PortalContext, ids: ReadonlySet<string>, by: { id: string }): PortalRecord {
  const requests = valuesOf(context.records(), "request")
    .filter(({ id }) => ids.has(id))
    .map(({ id, createdAt, number }) => ({ id, createdAt, ...(number === undefined ? {} : { number }) }));
  return { kind: "event", value: newEvent(context, by, ARCHIVES, { type: "archive", requests }) };
}

/**
 * Removes the requests of such a file and their histories from this browser: all of them, or none unless the storage
 * fails midway. Requests of which not everything is in the file stay.
 *
 * @see docs/decisions/0061-backups-are-imported-by-entry.md
 */
export const removeExported = asAdministrator((context, user, text: string): Outcome<Removed> => {
  const read = readBackup(text);
  if ("reason" in read) return refused(read.reason);
  const ids = removableIn(context, read.backup);
  if (ids.size === 0) return refused(archiveMessages.noneRemovable);
  const mark = markOf(context, ids, user);
  const { own, shared } = ofRequests(context, ids);
  const added = splitShared(context, shared, [mark]);
  if (!added) return refused(archiveMessages.notListed);
  const requests = [...own].filter(([, { kind }]) => kind === "request");
  const histories = [...own.keys()].filter((key) => own.get(key)?.kind !== "request");
  // Requests go before their histories: a tab that is closed meanwhile must not leave one with an earlier status.
  if (!context.remove(...requests.map(([key]) => key))) {
    const isBack = context.put(...requests.map(([, record]) => record));
    if (isBack) context.rollback(...added);
    return refused(isBack ? archiveMessages.notRemoved : archiveMessages.incomplete);
  }
  const isStored = context.remove(...histories, ...shared.map(({ key }) => key));
  return context.outcome(isStored, { removed: ids.size, left: read.backup.requests.length - ids.size });
});
