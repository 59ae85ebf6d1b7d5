import { decode } from "../records/codec";
import { PREFIX, SESSION_KEY } from "../records/keys";
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
