import type { PersistStorage } from "zustand/middleware";
import { decode, encode } from "../records/codec";
import { keyAside, PREFIX, SESSION_KEY } from "../records/keys";
import type { PortalRecord } from "../records/schema";
import type { Disk, StorageProblem } from "./disk";

/** All records by their keys. */
export type Records = ReadonlyMap<string, PortalRecord>;

/** A stored value that cannot be used. It stays where it is: no record of ours is written over it. */
export interface DamagedEntry {
  key: string;
  reason: string;
  /** The original bytes. */
  raw: string;
}

/** What zustand's `persist` keeps of the state. */
export interface Persisted {
  records: Records;
}

/** A storage for zustand's `persist` that keeps each record under a key of its own. */
export interface RecordStorage extends PersistStorage<Persisted> {
  /**
   * Frees the keys among these that hold damaged values: their bytes go under other keys first. False
   * when there is no room for that: nothing has moved. False also when the storage does not let go of an
   * original: its bytes are then in both places.
   */
  moveDamaged(keys: readonly string[], id: string): boolean;
  /** Whether exactly this record's bytes are stored. */
  holds(key: string, record: PortalRecord): boolean;
  /** Has a key removed with the next save, whether this tab knows it or not. */
  doom(key: string): void;
  /** Whether nothing is stored under a key, and nothing is left to remove. */
  lacks(key: string): boolean;
  /** Why some of the records are not stored; undefined when all are. */
  problem(): StorageProblem | undefined;
  damaged(): readonly DamagedEntry[];
}

interface Known {
  raw: string;
  record: PortalRecord;
}

/**
 * Joins a disk to zustand's `persist`. Saving writes only the records that differ from what this tab
 * knows to be stored; what a write could not store is tried again with the next save, and survives
 * reading what other tabs have written. None of the methods throws.
 */
export function createRecordStorage(
  disk: Disk,
  log: (message: string, cause?: unknown) => void,
): RecordStorage {
  let known = new Map<string, Known>();
  let bad = new Map<string, DamagedEntry>();
  let latest: Records = new Map();
  const doomed = new Set<string>();
  let readProblem: StorageProblem | undefined;
  let writeProblem: StorageProblem | undefined;

  /** What this tab has changed and not stored: records to write, and null for keys to remove. */
  function unsaved(records: Records): [string, PortalRecord | null][] {
    const writes = [...records].filter(([key, record]) => known.get(key)?.record !== record);
    const removals = [...new Set([...known.keys(), ...doomed])].filter((key) => !records.has(key));
    return [...writes, ...removals.map((key): [string, null] => [key, null])];
  }

  /** Keeps a damaged value where it is, except a session: that one is logged and cleared (section 8). */
  function setAside(key: string, raw: string, reason: string, into: Map<string, DamagedEntry>) {
    if (key === SESSION_KEY) {
      log(`The saved user could not be read and was cleared: ${reason}`);
      disk.remove(key);
      return;
    }
    if (bad.get(key)?.raw !== raw) log(`Damaged entry ${key} is left as it is: ${reason}`);
    into.set(key, { key, raw, reason });
  }

  /** Reads all keys; leaves everything as it is when the disk cannot be read. */
  function read(): StorageProblem | undefined {
    const found = disk.keys(PREFIX);
    if ("problem" in found) return found.problem;
    const nextKnown = new Map<string, Known>();
    const nextBad = new Map<string, DamagedEntry>();
    for (const key of found.keys) {
      const outcome = disk.read(key);
      if ("problem" in outcome) return outcome.problem;
      const raw = outcome.value;
      if (raw === null) continue;
      const before = known.get(key);
      // A record that has not changed keeps its identity, and is not validated again.
      const decoded = before?.raw === raw ? before : decode(key, raw);
      if ("record" in decoded) nextKnown.set(key, { raw, record: decoded.record });
      else setAside(key, raw, decoded.reason, nextBad);
    }
    known = nextKnown;
    bad = nextBad;
    return undefined;
  }

  /** Whether something stands under a key that is no record: bytes that we must not lose. */
  function isTaken(key: string): boolean {
    if (bad.has(key)) return true;
    const current = disk.read(key);
    if ("problem" in current || current.value === null || current.value === known.get(key)?.raw) return false;
    const decoded = decode(key, current.value);
    if ("record" in decoded) return false;
    setAside(key, current.value, decoded.reason, bad);
    return bad.has(key);
  }

  function store(key: string, record: PortalRecord): StorageProblem | undefined {
    if (isTaken(key)) return "refused";
    const raw = encode(record);
    const failure = disk.write(key, raw);
    if (!failure) {
      known.set(key, { raw, record });
      doomed.delete(key);
    }
    return failure;
  }

  function erase(key: string): StorageProblem | undefined {
    const failure = isTaken(key) ? undefined : disk.remove(key);
    if (!failure) {
      known.delete(key);
      doomed.delete(key);
    }
    return failure;
  }

  function keep(entry: DamagedEntry): boolean {
    if (disk.write(entry.key, entry.raw)) return false;
    bad.set(entry.key, entry);
    return true;
  }

  function discard({ key }: DamagedEntry): boolean {
    if (disk.remove(key)) return false;
    bad.delete(key);
    return true;
  }

  function moveDamaged(keys: readonly string[], id: string): boolean {
    const originals = keys.flatMap((key) => bad.get(key) ?? []);
    const copies = originals.map((entry) => ({ ...entry, key: keyAside(entry.key, id) }));
    // No original goes before all copies are there: a move that finds no room leaves everything as it was.
    if (copies.every(keep)) return originals.every(discard);
    copies.forEach(discard);
    return false;
  }

  function save(records: Records): void {
    latest = records;
    writeProblem = undefined;
    for (const [key, record] of unsaved(records)) {
      writeProblem = (record ? store(key, record) : erase(key)) ?? writeProblem;
    }
  }

  function load(): Records {
    const mine = unsaved(latest);
    readProblem = read();
    if (mine.length === 0) writeProblem = undefined;
    const records = new Map([...known].map(([key, { record }]) => [key, record]));
    for (const [key, record] of mine) {
      if (record) records.set(key, record);
      else records.delete(key);
    }
    latest = records;
    return records;
  }

  return {
    getItem: () => ({ state: { records: load() } }),
    setItem: (_name, { state }) => {
      // `persist` saves after every change of the store, also when the records are the same.
      if (state.records !== latest) save(state.records);
    },
    removeItem: () => undefined,
    moveDamaged,
    holds: (key, record) => known.get(key)?.record === record,
    doom: (key) => void doomed.add(key),
    lacks: (key) => !known.has(key) && !bad.has(key) && !doomed.has(key),
    problem: () => writeProblem ?? readProblem,
    damaged: () => [...bad.values()],
  };
}
