import { decode } from "../records/codec";
import { PREFIX, SESSION_KEY } from "../records/storage-keys";
import type { SafeStorage } from "./safe-storage";

/** A write that the journal holds: the stored text and when it was noted, in milliseconds. */
export interface JournalEntry {
  raw: string;
  at: number;
}

/** The latest writes, by storage key, in a place that reaches the disk sooner than localStorage. */
export interface Journal {
  /** Notes a write, or with null a removal. Never throws: what it cannot note, only localStorage has. */
  note(key: string, raw: string | null): void;
  /** Everything noted. @throws Error if the browser refuses */
  read(): Promise<ReadonlyMap<string, JournalEntry>>;
}

/** By then localStorage has reached the disk, even after an import: Chromium delays by the amount written. */
const FLUSHED_AFTER_MS = 60 * 60_000;

/** Notes the portal's changes that the storage has accepted. The session is not among them: signing in again is safe. */
export function journaled(safeStorage: SafeStorage, journal: Journal): SafeStorage {
  const note = (key: string, raw: string | null) =>
    key.startsWith(PREFIX) && key !== SESSION_KEY && journal.note(key, raw);
  return {
    ...safeStorage,
    write(key, raw) {
      const problem = safeStorage.write(key, raw);
      if (!problem) note(key, raw);
      return problem;
    },
    remove(key) {
      const problem = safeStorage.remove(key);
      if (!problem) note(key, null);
      return problem;
    },
  };
}

/**
 * Writes what localStorage has lost since it was noted: the browser or the computer was stopped before Chromium had
 * written it to the disk. Keys that are there stay as they are. Returns how many were written again.
 *
 * @see docs/decisions/0065-writes-are-noted-in-indexeddb.md
 */
export async function replay(journal: Journal, safeStorage: SafeStorage, now: number): Promise<number> {
  let restored = 0;
  for (const [key, { raw, at }] of await journal.read()) {
    // Nothing but what the portal writes: another program of this site may have noted anything.
    if (key === SESSION_KEY || !key.startsWith(PREFIX) || "reason" in decode(key, raw)) {
      journal.note(key, null);
      continue;
    }
    const current = safeStorage.read(key);
    if ("problem" in current) continue;
    if (current.value !== null) {
      if (now - at > FLUSHED_AFTER_MS) journal.note(key, null);
    } else if (!safeStorage.write(key, raw)) restored += 1;
  }
  return restored;
}

const DATABASE = "portal-journal";
const WRITES = "writes";

/** Resolves with the result of a request. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB refused"));
  });
}

/**
 * A journal in IndexedDB, whose transactions can ask for the disk: `durability: "strict"`. Writes of one task are one
 * transaction. Undefined where the browser has no IndexedDB.
 *
 * @param getFactory may throw, as reading `window.indexedDB` can
 */
export function openJournal(
  getFactory: () => IDBFactory | undefined,
  now: () => number,
): Journal | undefined {
  let pending = new Map<string, JournalEntry | null>();
  let request: IDBOpenDBRequest;
  try {
    const factory = getFactory();
    if (!factory) return undefined;
    request = factory.open(DATABASE, 1);
  } catch {
    return undefined;
  }
  request.onupgradeneeded = () => request.result.createObjectStore(WRITES);
  const opened = resultOf(request);
  // Lets another page remove the database, as programs that erase a site's data do.
  // A private window may refuse to open it: then only localStorage has the writes.
  void opened.then(
    (db) => (db.onversionchange = () => db.close()),
    () => undefined,
  );
  async function write(): Promise<void> {
    const db = await opened;
    const entries = pending;
    pending = new Map();
    const store = db.transaction(WRITES, "readwrite", { durability: "strict" }).objectStore(WRITES);
    for (const [key, entry] of entries) {
      if (entry) store.put(entry, key);
      else store.delete(key);
    }
  }

  return {
    note(key, raw) {
      if (pending.size === 0) void write().catch(() => undefined);
      pending.set(key, raw === null ? null : { raw, at: now() });
    },
    async read() {
      const store = (await opened).transaction(WRITES).objectStore(WRITES);
      const [keys, entries] = await Promise.all([
        resultOf(store.getAllKeys()),
        resultOf<JournalEntry[]>(store.getAll()),
      ]);
      return new Map(
        keys.flatMap((key, index) => {
          const entry = entries[index];
          return entry ? [[String(key), entry] as const] : [];
        }),
      );
    },
  };
}
