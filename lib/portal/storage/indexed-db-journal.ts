import type { Journal, JournalEntry } from "./journal";

const DATABASE = "portal-journal";
const WRITES = "writes";

/** Resolves with the result of a request. */
function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB refused"));
  });
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(WRITES);
  return resultOf(request);
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
  let database: Promise<IDBDatabase> | undefined;
  let pending = new Map<string, JournalEntry | null>();

  try {
    const factory = getFactory();
    if (!factory) return undefined;
    database = openDatabase(factory);
  } catch {
    return undefined;
  }
  const opened = database;
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
