/** Data in the legacy format, two lists and the signed-in user: docs/behaviour.md#legacy-data. */
import type { PortalContext } from "./action-context";
import { isHash } from "./password-hashing";
import { parseJson, readRecord } from "./records/codec";
import { keyOf, SESSION_KEY } from "./records/storage-keys";
import { valuesOf, type PortalRecord } from "./records/schema";
import { isSameEmail } from "./rules/accounts";
import { archivedIn } from "./rules/request-numbers";
import type { QuarantinedEntry } from "./storage/record-storage";
import type { SafeStorage } from "./storage/safe-storage";

const lists = { user: "users", request: "serviceRequests" } as const;
const kinds = ["user", "request"] as const;
const CURRENT_USER = "currentUser";

const markerRecord = (time: string): PortalRecord => ({ kind: "takeover", value: { at: time } });
const MARKER_KEY = keyOf(markerRecord(""));

function rawOf(safeStorage: SafeStorage, key: string): string | null {
  const outcome = safeStorage.read(key);
  return "problem" in outcome ? null : outcome.value;
}

function parseList(raw: string | null): unknown[] | undefined {
  const list = raw === null ? undefined : parseJson(raw);
  return Array.isArray(list) ? list : undefined;
}

const idOf = (record: PortalRecord) => ("id" in record.value ? record.value.id : "");

function withId(record: PortalRecord, id: string): PortalRecord {
  // Only the id changes, so the value still matches the kind.
  return { kind: record.kind, value: { ...record.value, id } } as PortalRecord;
}

/**
 * Makes ids unique. Legacy ids are timestamps and can collide: later entries get the suffix `-2`, `-3` and
 * so on. Exact duplicates are dropped.
 */
function withUniqueIds(records: readonly PortalRecord[]): PortalRecord[] {
  const seen = new Map<string, string>();
  const unique: PortalRecord[] = [];
  for (const record of records) {
    const content = JSON.stringify(record.value);
    let renamed = record;
    for (let n = 2; seen.has(idOf(renamed)) && seen.get(idOf(renamed)) !== content; n++) {
      renamed = withId(record, `${idOf(record)}-${n}`);
    }
    if (!seen.has(idOf(renamed))) unique.push(renamed);
    seen.set(idOf(renamed), content);
  }
  return unique;
}

/** The readable entries of a list, and the list itself if it or one of its entries is unreadable. */
function readList(kind: keyof typeof lists, raw: string) {
  const key = lists[kind];
  const list = parseList(raw);
  if (!list) return { records: [], unreadable: [{ key, reason: "not a list", raw }] };
  const entries = list.map((entry) => readRecord(kind, entry));
  const [reason] = entries.flatMap((entry, index) =>
    "reason" in entry ? [`entry ${index}: ${entry.reason}`] : [],
  );
  return {
    records: withUniqueIds(entries.flatMap((entry) => ("record" in entry ? [entry.record] : []))),
    unreadable: reason ? [{ key, reason, raw }] : [],
  };
}

/**
 * Migrates the data, once; a marker record says that it is done. Until all data are stored, and while the marker cannot
 * be read, every start tries again and skips the entries that exist already. The lists stay in the storage.
 *
 * @returns the unreadable lists; undefined if there is nothing to migrate
 */
export function migrateLegacyData(
  context: PortalContext,
  quarantinedKeys: ReadonlySet<string>,
): QuarantinedEntry[] | undefined {
  const { safeStorage, effects } = context;
  if (context.records().has(MARKER_KEY)) return undefined;
  const session = rawOf(safeStorage, CURRENT_USER);
  const found = kinds.flatMap((kind) => {
    const raw = rawOf(safeStorage, lists[kind]);
    return raw === null ? [] : [readList(kind, raw)];
  });
  if (found.length === 0 && session === null) return undefined;
  const archived = new Set(archivedIn(context.records()).map(({ id }) => id));
  const isNew = (record: PortalRecord) => {
    const key = keyOf(record);
    const isArchived = record.kind === "request" && archived.has(record.value.id);
    return !isArchived && !context.records().has(key) && !quarantinedKeys.has(key);
  };
  const added = found.flatMap(({ records }) => records).filter(isNew);
  const stored = added.length === 0 || context.put(...added);
  if (session !== null) migrateSession(context, session);
  const quarantined = found.flatMap(({ unreadable }) => unreadable);
  if (stored && quarantined.length === 0 && !quarantinedKeys.has(MARKER_KEY)) {
    context.put(markerRecord(new Date(effects.now()).toISOString()));
  }
  for (const { key, reason } of quarantined)
    effects.log(`Quarantined the unreadable entry ${key}: ${reason}`);
  return quarantined;
}

/** The legacy session is removed once it is migrated or found to be unreadable. */
function migrateSession(context: PortalContext, raw: string): void {
  const session = readRecord("session", parseJson(raw));
  if ("reason" in session)
    context.effects.log(`The saved user could not be read and was cleared: ${session.reason}`);
  else if (!context.records().has(SESSION_KEY) && !context.put(session.record)) return;
  context.safeStorage.remove(CURRENT_USER);
}

/**
 * Replaces the plain-text passwords in the list by the hashes of the migrated accounts. Unreadable entries stay as they
 * are; so does the whole list if writing it again would change their bytes.
 */
export function replaceLegacyPasswords({ safeStorage, records }: PortalContext): void {
  const raw = rawOf(safeStorage, lists.user);
  const list = parseList(raw);
  if (!list || (JSON.stringify(list) !== raw && readList("user", raw ?? "").unreadable.length > 0)) return;
  const users = valuesOf(records(), "user").filter(({ password }) => isHash(password));
  const hashed = list.map((entry) => {
    const decoded = readRecord("user", entry);
    if (!("record" in decoded) || decoded.record.kind !== "user") return entry;
    const { id, email, password } = decoded.record.value;
    const namesakes = users.filter((user) => isSameEmail(user.email, email));
    const account = namesakes.find((user) => user.id === id) ?? namesakes[0];
    return account && !isHash(password) ? { ...(entry as object), password: account.password } : entry;
  });
  if (hashed.some((entry, index) => entry !== list[index]))
    safeStorage.write(lists.user, JSON.stringify(hashed));
}

/**
 * Removes an account and its requests from the lists. Returns false if the storage refused. A list that cannot be read at
 * all stays: nothing in it is known to belong to the account.
 */
export function removeFromLegacy(
  { safeStorage }: PortalContext,
  email: string,
  userIds: ReadonlySet<string>,
): boolean {
  const isOwn = ({ kind, value }: PortalRecord) =>
    (kind === "user" && isSameEmail(value.email, email)) || (kind === "request" && userIds.has(value.userId));
  const problems = kinds.map((kind) => {
    const list = parseList(rawOf(safeStorage, lists[kind]));
    const left = list?.filter((entry) => {
      const decoded = readRecord(kind, entry);
      return !("record" in decoded && isOwn(decoded.record));
    });
    if (left?.length === list?.length) return undefined;
    return safeStorage.write(lists[kind], JSON.stringify(left));
  });
  return problems.every((problem) => problem === undefined);
}

/** Removes all data in the legacy format. Returns false if some are left. */
export function clearLegacy({ safeStorage }: PortalContext): boolean {
  const keys = [lists.user, lists.request, CURRENT_USER];
  return keys.map((key) => safeStorage.remove(key)).every((problem) => problem === undefined);
}
