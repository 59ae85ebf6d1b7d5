import type { SafeStorage, StorageProblem } from "./safe-storage";

/** What has to be read again. */
interface ToRead {
  keys: readonly string[];
  /** True for all keys of the storage, false for some of them. */
  all: boolean;
}

/** The keys that somebody else may have written since this tab has read them. */
interface StaleKeys {
  /** Without a key, everything is stale. */
  mark(key?: string): void;
  /** Told of each key that this tab has added (1), replaced (0) or removed (-1). */
  changed(difference: -1 | 0 | 1): void;
  /** What has to be read now. */
  toRead(): ToRead | { problem: StorageProblem };
  /** Called when that has been read. */
  read(): void;
}

/**
 * A browser reports what another tab writes, key by key, a moment after. Until then, an action knows a new or a removed
 * key by the number of keys, and reads all of them. Reading ten thousand takes as long as all else that an action does.
 * A counter that each write raises would be a second write, and tabs with an older site would not raise it.
 *
 * @param always a key that other tabs replace, and that each action depends on
 */
export function createStaleKeys(safeStorage: SafeStorage, always: string): StaleKeys {
  let everything = true;
  const marked = new Set<string>();
  let expected = 0;
  let counted = 0;
  return {
    mark(key) {
      if (key === undefined) everything = true;
      else marked.add(key);
    },
    changed(difference) {
      expected += difference;
    },
    toRead() {
      const count = safeStorage.count();
      if ("problem" in count) return count;
      counted = count.count;
      if (!everything && counted === expected) return { keys: [...marked.add(always)], all: false };
      const found = safeStorage.keys("");
      return "problem" in found ? found : { keys: found.keys, all: true };
    },
    read() {
      everything = false;
      marked.clear();
      expected = counted;
    },
  };
}
