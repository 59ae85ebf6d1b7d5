import { readRecord, type Decoded } from "../records/codec";
import type { PortalRecord, User } from "../records/schema";
import { emailKey } from "../rules/accounts";
import type { Disk } from "./disk";
import type { DamagedEntry } from "./record-storage";

/** The keys of data in the specification's own shape: two lists and the signed-in user. */
const lists = { user: "users", request: "serviceRequests" } as const;
const CURRENT_USER = "currentUser";

/** What was found under those keys. */
export interface LegacyData {
  /** Whether there is anything at all. */
  exists: boolean;
  records: PortalRecord[];
  /** The signed-in user, or why it cannot be read. */
  session: Decoded | undefined;
  /** Lists, or entries of lists, that cannot be read. */
  damaged: DamagedEntry[];
}

function rawOf(disk: Disk, key: string): string | null {
  const outcome = disk.read(key);
  return "problem" in outcome ? null : outcome.value;
}

function parseList(raw: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(raw);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The same id given twice, as timestamps can be, becomes two: the later entry takes `-2`, `-3` and so
 * on. An entry that is there twice counts once.
 */
function withOwnIds(records: readonly PortalRecord[]): PortalRecord[] {
  const seen = new Map<string, string>();
  const own: PortalRecord[] = [];
  for (const record of records) {
    const content = JSON.stringify(record.value);
    let renamed = record;
    for (let n = 2; seen.has(idOf(renamed)) && seen.get(idOf(renamed)) !== content; n++) {
      renamed = withId(record, `${idOf(record)}-${n}`);
    }
    if (!seen.has(idOf(renamed))) own.push(renamed);
    seen.set(idOf(renamed), content);
  }
  return own;
}

const idOf = (record: PortalRecord) => ("id" in record.value ? record.value.id : "");

function withId(record: PortalRecord, id: string): PortalRecord {
  // Only the id changes, so the value still belongs to the kind.
  return { kind: record.kind, value: { ...record.value, id } } as PortalRecord;
}

function readList(kind: keyof typeof lists, raw: string): Pick<LegacyData, "records" | "damaged"> {
  const key = lists[kind];
  const list = parseList(raw);
  if (!list) return { records: [], damaged: [{ key, reason: "not a list", raw }] };
  const entries = list.map((entry) => readRecord(kind, entry));
  const reason = entries.flatMap((entry, index) =>
    "reason" in entry ? [`entry ${index}: ${entry.reason}`] : [],
  );
  return {
    records: withOwnIds(entries.flatMap((entry) => ("record" in entry ? [entry.record] : []))),
    damaged: reason[0] ? [{ key, reason: reason[0], raw }] : [],
  };
}

/** Reads data in the specification's own shape, and leaves them as they are. */
export function readLegacy(disk: Disk): LegacyData {
  const users = rawOf(disk, lists.user);
  const requests = rawOf(disk, lists.request);
  const session = rawOf(disk, CURRENT_USER);
  const found = [
    ...(users === null ? [] : [readList("user", users)]),
    ...(requests === null ? [] : [readList("request", requests)]),
  ];
  return {
    exists: users !== null || requests !== null || session !== null,
    records: found.flatMap(({ records }) => records),
    damaged: found.flatMap(({ damaged }) => damaged),
    session: session === null ? undefined : readSession(session),
  };
}

function readSession(raw: string): Decoded {
  try {
    return readRecord("session", JSON.parse(raw));
  } catch {
    return { reason: "not JSON" };
  }
}

/** Removes the signed-in user in the specification's shape: once it is taken over, or cannot be read. */
export function clearLegacySession(disk: Disk): void {
  disk.remove(CURRENT_USER);
}

/** Puts a hash in the place of a plain password in the old list. A list with damaged entries stays as it is. */
export function replaceLegacyPassword(disk: Disk, { email, password }: User, hash: string): void {
  const raw = rawOf(disk, lists.user);
  if (raw === null || readList("user", raw).damaged.length > 0) return;
  const isTheirs = (entry: unknown): entry is object => {
    const decoded = readRecord("user", entry);
    if (!("record" in decoded) || decoded.record.kind !== "user") return false;
    const { value } = decoded.record;
    return emailKey(value.email) === emailKey(email) && value.password === password;
  };
  const list = parseList(raw) ?? [];
  if (!list.some(isTheirs)) return;
  disk.write(
    lists.user,
    JSON.stringify(list.map((entry) => (isTheirs(entry) ? { ...entry, password: hash } : entry))),
  );
}

/** Removes all data in the specification's shape. False when something is left. */
export function clearLegacy(disk: Disk): boolean {
  const keys = [lists.user, lists.request, CURRENT_USER];
  return keys.map((key) => disk.remove(key)).every((problem) => problem === undefined);
}
