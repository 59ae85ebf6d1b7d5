import { decode, encode } from "../records/codec";
import { PREFIX, quarantineKey, SESSION_KEY } from "../records/storage-keys";
import type { PortalRecord, Records } from "../records/schema";
import type { SafeStorage, StorageProblem } from "./safe-storage";

/** A stored value that could not be read. It stays in the storage, and no record is written over it. */
export interface QuarantinedEntry {
  key: string;
  reason: string;
  /** The original bytes. */
  raw: string;
}

export type RecordStorage = ReturnType<typeof createRecordStorage>;

interface Stored {
  raw: string;
  record: PortalRecord;
}

/**
 * A storage for zustand's `persist` with one key per record. None of its methods throws. Saving writes only the records
 * that differ from what this tab has read from the storage or written to it. A failed write is retried with the next
 * save; reloading does not discard it.
 *
 * A browser reports what another tab writes, key by key, a moment after. Until then, a load knows a new or a removed key
 * by the number of keys, and reads all of them. Reading ten thousand takes as long as all else that an action does. A
 * counter that each write raises would be a second write, and tabs with an older site would not raise it.
 *
 * @see docs/decisions/0011-one-storage-key-per-record.md
 */
export function createRecordStorage(
  safeStorage: SafeStorage,
  log: (message: string, cause?: unknown) => void,
  /** Told of keys that have gone without this tab: removed by another, or by the user. */
  onGone: (key: string) => void = () => {},
) {
  let stored = new Map<string, Stored>();
  let quarantined = new Map<string, QuarantinedEntry>();
  let latest: Records = new Map();
  const pendingRemovals = new Set<string>();
  /** Characters of all that is stored. */
  let used = 0;
  /** Keys to be read again, "all" for everything. */
  let stale: Set<string> | "all" = "all";
  /** The number of keys, if no other tab has added or removed any. */
  let expectedCount = 0;
  let readProblem: StorageProblem | undefined;
  let writeProblem: StorageProblem | undefined;

  /** This tab's unsaved changes: records to write, and null for keys to remove. */
  function unsaved(records: Records): [string, PortalRecord | null][] {
    // Loops, because each action asks several times, and a browser may hold ten thousand records.
    const changes: [string, PortalRecord | null][] = [];
    for (const [key, record] of records) {
      if (stored.get(key)?.record !== record) changes.push([key, record]);
    }
    for (const key of stored.keys()) if (!records.has(key)) changes.push([key, null]);
    for (const key of pendingRemovals) {
      if (!records.has(key) && !stored.has(key)) changes.push([key, null]);
    }
    return changes;
  }

  /** Quarantines an unreadable value. An unreadable session is logged and removed instead. */
  function quarantine(key: string, raw: string, reason: string, into: Map<string, QuarantinedEntry>) {
    if (key === SESSION_KEY) {
      log(`The saved user could not be read and was cleared: ${reason}`);
      safeStorage.remove(key);
      return;
    }
    if (quarantined.get(key)?.raw !== raw) log(`Quarantined the unreadable entry ${key}: ${reason}`);
    into.set(key, { key, raw, reason });
  }

  /** Reads what others may have written. Changes nothing when the storage cannot be read. */
  function read(): StorageProblem | undefined {
    const counted = safeStorage.count();
    if ("problem" in counted) return counted.problem;
    const marked = stale !== "all" && counted.count === expectedCount ? stale : undefined;
    // The session is read each time: other tabs replace it, and each action depends on it.
    const found = marked ? { keys: [...marked.add(SESSION_KEY)] } : safeStorage.keys("");
    if ("problem" in found) return found.problem;
    const nextStored = new Map(marked ? stored : []);
    const nextQuarantined = new Map(marked ? quarantined : []);
    let size = marked ? used : 0;
    let unchanged = 0;
    for (const key of found.keys) {
      const outcome = safeStorage.read(key);
      if ("problem" in outcome) return outcome.problem;
      const raw = outcome.value;
      const before = stored.get(key);
      if (marked) {
        size -= sizeOf(key, before?.raw ?? quarantined.get(key)?.raw);
        nextStored.delete(key);
        nextQuarantined.delete(key);
      }
      if (raw === null) continue;
      size += sizeOf(key, raw);
      // Others use the same room.
      if (!key.startsWith(PREFIX)) continue;
      // An unchanged record keeps its identity and is not validated again.
      if (before?.raw === raw) {
        nextStored.set(key, before);
        unchanged += 1;
        continue;
      }
      const decoded = decode(key, raw);
      if ("record" in decoded) nextStored.set(key, { raw, record: decoded.record });
      else quarantine(key, raw, decoded.reason, nextQuarantined);
    }
    stale = new Set();
    expectedCount = counted.count;
    const known = marked ? found.keys.filter((key) => stored.has(key)) : [...stored.keys()];
    for (const key of known) if (!nextStored.has(key) && !nextQuarantined.has(key)) onGone(key);
    // Most often no other tab has written: the same object says so.
    if (unchanged !== known.length || nextStored.size !== stored.size) stored = nextStored;
    quarantined = new Map([...nextQuarantined].sort(([a], [b]) => (a < b ? -1 : 1)));
    used = size;
    return undefined;
  }

  /** Returns true if the key holds an unreadable value, which must not be overwritten or removed. */
  function isQuarantined(key: string): boolean {
    if (quarantined.has(key)) return true;
    const current = safeStorage.read(key);
    if ("problem" in current || current.value === null || current.value === stored.get(key)?.raw) {
      return false;
    }
    const decoded = decode(key, current.value);
    if ("record" in decoded) return false;
    quarantine(key, current.value, decoded.reason, quarantined);
    return quarantined.has(key);
  }

  function writeRecord(key: string, record: PortalRecord): StorageProblem | undefined {
    if (isQuarantined(key)) return "refused";
    const raw = encode(record);
    const problem = safeStorage.write(key, raw);
    if (!problem) {
      used += sizeOf(key, raw) - sizeOf(key, stored.get(key)?.raw);
      if (!stored.has(key)) expectedCount += 1;
      stored.set(key, { raw, record });
      pendingRemovals.delete(key);
    }
    return problem;
  }

  function removeRecord(key: string): StorageProblem | undefined {
    const problem = isQuarantined(key) ? undefined : safeStorage.remove(key);
    if (!problem) {
      used -= sizeOf(key, stored.get(key)?.raw);
      if (stored.has(key)) expectedCount -= 1;
      stored.delete(key);
      pendingRemovals.delete(key);
    }
    return problem;
  }

  function addQuarantined(entry: QuarantinedEntry): boolean {
    if (safeStorage.write(entry.key, entry.raw)) return false;
    quarantined.set(entry.key, entry);
    return true;
  }

  function removeQuarantined({ key }: QuarantinedEntry): boolean {
    if (safeStorage.remove(key)) return false;
    quarantined.delete(key);
    return true;
  }

  /**
   * Frees those of the keys that hold quarantined entries, by moving the entries to other keys. Returns
   * false if there is no room for the copies, and nothing has moved. Also returns false if the storage
   * refuses to remove an original; the entry is then in both places.
   */
  function moveQuarantined(keys: readonly string[], id: string): boolean {
    const originals = keys.flatMap((key) => quarantined.get(key) ?? []);
    const copies = originals.map((entry) => ({ ...entry, key: quarantineKey(entry.key, id) }));
    // Originals are removed only once all copies are written, so a failed move leaves everything as it was.
    if (copies.every(addQuarantined)) return originals.every(removeQuarantined);
    copies.forEach(removeQuarantined);
    return false;
  }

  function save(records: Records): void {
    latest = records;
    writeProblem = undefined;
    // What was put back is not to be removed any more.
    for (const key of pendingRemovals) if (records.has(key)) pendingRemovals.delete(key);
    for (const [key, record] of unsaved(records)) {
      writeProblem = (record ? writeRecord(key, record) : removeRecord(key)) ?? writeProblem;
    }
  }

  function load(): Records {
    const changes = unsaved(latest);
    const before = stored;
    readProblem = read();
    if (changes.length === 0) writeProblem = undefined;
    if (changes.length === 0 && stored === before) return latest;
    const records = new Map<string, PortalRecord>();
    for (const [key, { record }] of stored) records.set(key, record);
    for (const [key, record] of changes) {
      if (record) records.set(key, record);
      else records.delete(key);
    }
    // The same object if nothing has changed, so that nothing is computed again.
    if (!isSame(records, latest)) latest = records;
    return latest;
  }

  return {
    getItem: (_name: string) => ({ state: { records: load() } }),
    setItem(_name: string, { state }: { state: { records: Records } }) {
      // `persist` saves after every state change, including those that leave the records as they were.
      if (state.records !== latest) save(state.records);
    },
    removeItem: () => undefined,
    moveQuarantined,
    /** Returns true if the storage holds exactly this record and can be read: a reload finds it then. */
    holds: (key: string, record: PortalRecord) =>
      readProblem === undefined && stored.get(key)?.record === record,
    /** Removes a key with the next save, even one that this tab has not read yet. */
    removeLater: (key: string) => void pendingRemovals.add(key),
    /** Returns true if nothing is stored under the key and no removal is pending. */
    isAbsent: (key: string) => !stored.has(key) && !quarantined.has(key) && !pendingRemovals.has(key),
    /** Why some records are not stored; undefined when all are. */
    problem: () => writeProblem ?? readProblem,
    /** Returns true if records or removals of this tab are not stored. */
    hasUnsaved: () => (readProblem === undefined ? unsaved(latest).length > 0 : latest.size > 0),
    /** Returns true if the storage has kept a session that this tab has removed, and everything else is stored. */
    keepsSession() {
      const [change, ...others] = stored.has(SESSION_KEY) ? unsaved(latest) : [];
      return change?.[0] === SESSION_KEY && change[1] === null && others.length === 0;
    },
    quarantined: (): readonly QuarantinedEntry[] => [...quarantined.values()],
    /** Characters of all keys and values of the site, the portal's and others, as of the last read and write. */
    size: () => used,
    /** Makes the next load read this key again, or without a key all of them: somebody else may have written. */
    markStale(key?: string) {
      if (key === undefined) stale = "all";
      else if (stale !== "all") stale.add(key);
    },
  };
}

/** In any order: what this tab has written last is the last of its records, but browsers have orders of their own. */
function isSame(a: Records, b: Records): boolean {
  if (a.size !== b.size) return false;
  for (const [key, record] of a) if (b.get(key) !== record) return false;
  return true;
}

/** Characters of an entry; 0 for one that is not stored. */
function sizeOf(key: string, raw: string | undefined): number {
  return raw === undefined ? 0 : key.length + raw.length;
}
