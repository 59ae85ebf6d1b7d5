import { isHash } from "../passwords";
import { parseJson, readRecord, type Decoded } from "../records/codec";
import type { PortalRecord, User } from "../records/schema";
import { emailKey } from "../rules/accounts";
import type { QuarantinedEntry } from "./record-storage";
import type { SafeStorage } from "./safe-storage";

/** The keys of the legacy format, two lists and the signed-in user: docs/behaviour.md#legacy-data. */
const lists = { user: "users", request: "serviceRequests" } as const;
const CURRENT_USER = "currentUser";

interface LegacyData {
  /** True if any of the legacy keys is present. */
  exists: boolean;
  records: PortalRecord[];
  /** The signed-in user, or the reason why it is unreadable. */
  session: Decoded | undefined;
  /** Lists that are unreadable or have unreadable entries. */
  quarantined: QuarantinedEntry[];
}

function rawOf(safeStorage: SafeStorage, key: string): string | null {
  const outcome = safeStorage.read(key);
  return "problem" in outcome ? null : outcome.value;
}

function parseList(raw: string): unknown[] | undefined {
  const list = parseJson(raw);
  return Array.isArray(list) ? list : undefined;
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

const idOf = (record: PortalRecord) => ("id" in record.value ? record.value.id : "");

function withId(record: PortalRecord, id: string): PortalRecord {
  // Only the id changes, so the value still matches the kind.
  return { kind: record.kind, value: { ...record.value, id } } as PortalRecord;
}

function readList(kind: keyof typeof lists, raw: string): Pick<LegacyData, "records" | "quarantined"> {
  const key = lists[kind];
  const list = parseList(raw);
  if (!list) return { records: [], quarantined: [{ key, reason: "not a list", raw }] };
  const entries = list.map((entry) => readRecord(kind, entry));
  const [reason] = entries.flatMap((entry, index) =>
    "reason" in entry ? [`entry ${index}: ${entry.reason}`] : [],
  );
  return {
    records: withUniqueIds(entries.flatMap((entry) => ("record" in entry ? [entry.record] : []))),
    quarantined: reason ? [{ key, reason, raw }] : [],
  };
}

/** Reads data in the legacy format without changing them. */
export function readLegacy(safeStorage: SafeStorage): LegacyData {
  const users = rawOf(safeStorage, lists.user);
  const requests = rawOf(safeStorage, lists.request);
  const session = rawOf(safeStorage, CURRENT_USER);
  const found = [
    ...(users === null ? [] : [readList("user", users)]),
    ...(requests === null ? [] : [readList("request", requests)]),
  ];
  return {
    exists: users !== null || requests !== null || session !== null,
    records: found.flatMap(({ records }) => records),
    quarantined: found.flatMap(({ quarantined }) => quarantined),
    session: session === null ? undefined : readRecord("session", parseJson(session)),
  };
}

/** Removes the legacy session, once it is migrated or found to be unreadable. */
export function clearLegacySession(safeStorage: SafeStorage): void {
  safeStorage.remove(CURRENT_USER);
}

/**
 * Replaces the plain-text passwords in the legacy list by the hashes of the migrated accounts. Unreadable entries stay
 * as they are; so does the whole list if writing it again would change their bytes.
 */
export function replaceLegacyPasswords(safeStorage: SafeStorage, users: readonly User[]): void {
  const raw = rawOf(safeStorage, lists.user);
  const list = raw === null ? undefined : parseList(raw);
  if (!list || (JSON.stringify(list) !== raw && readList("user", raw ?? "").quarantined.length > 0)) return;
  const hashed = list.map((entry) => {
    const decoded = readRecord("user", entry);
    if (!("record" in decoded) || decoded.record.kind !== "user") return entry;
    const { id, email, password } = decoded.record.value;
    const namesakes = users.filter(
      (user) => emailKey(user.email) === emailKey(email) && isHash(user.password),
    );
    const account = namesakes.find((user) => user.id === id) ?? namesakes[0];
    return account && !isHash(password) ? { ...(entry as object), password: account.password } : entry;
  });
  const text = JSON.stringify(hashed);
  if (hashed.some((entry, index) => entry !== list[index])) safeStorage.write(lists.user, text);
}

/**
 * Removes an account and its requests from the legacy lists. Returns false if the storage refused. A list that cannot
 * be read at all stays: nothing in it is known to belong to the account.
 */
export function removeFromLegacy(
  safeStorage: SafeStorage,
  email: string,
  userIds: ReadonlySet<string>,
): boolean {
  const isOwn = ({ kind, value }: PortalRecord) =>
    (kind === "user" && emailKey(value.email) === emailKey(email)) ||
    (kind === "request" && userIds.has(value.userId));
  return (["user", "request"] as const)
    .map((kind) => {
      const raw = rawOf(safeStorage, lists[kind]);
      const list = raw === null ? undefined : parseList(raw);
      const left = list?.filter((entry) => {
        const decoded = readRecord(kind, entry);
        return !("record" in decoded && isOwn(decoded.record));
      });
      if (left?.length === list?.length) return undefined;
      return safeStorage.write(lists[kind], JSON.stringify(left));
    })
    .every((problem) => problem === undefined);
}

/** Removes all data in the legacy format. Returns false if some are left. */
export function clearLegacy(safeStorage: SafeStorage): boolean {
  const keys = [lists.user, lists.request, CURRENT_USER];
  return keys.map((key) => safeStorage.remove(key)).every((problem) => problem === undefined);
}
