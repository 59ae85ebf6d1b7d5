/** What we use of the browser's Storage. */
export interface StorageLike {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Why something is not stored. `missing`: the browser has no storage. `refused`: it does not let us use
 * it. `full`: there is no room left.
 */
export type StorageProblem = "missing" | "refused" | "full";

/** A storage whose methods never throw: they say what went wrong. */
export interface Disk {
  /** All keys that begin with the prefix; a problem where they cannot be read. */
  keys(prefix: string): { keys: string[] } | { problem: StorageProblem };
  /** The value under a key; null where there is none. */
  read(key: string): { value: string | null } | { problem: StorageProblem };
  /** Stores a value; gives a problem unless the same bytes can be read back. */
  write(key: string, value: string): StorageProblem | undefined;
  /** Removes a key; gives a problem unless it is gone. */
  remove(key: string): StorageProblem | undefined;
}

/** The names under which browsers report that a quota is used up. */
const FULL = new Set(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"]);

function problemOf(error: unknown): StorageProblem {
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : undefined;
  return typeof name === "string" && FULL.has(name) ? "full" : "refused";
}

/** Makes a disk of the browser's storage. `open` may throw, as reading `window.localStorage` can. */
export function openDisk(open: () => StorageLike | null | undefined): Disk {
  let storage: StorageLike | null | undefined;
  let unusable: StorageProblem = "missing";
  try {
    storage = open();
  } catch {
    unusable = "refused";
  }

  function attempt<T>(work: (storage: StorageLike) => T): T | { problem: StorageProblem } {
    if (!storage) return { problem: unusable };
    try {
      return work(storage);
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  /** Writes, and reads back: some browsers drop a write without a word. */
  function change(key: string, value: string | null, work: (storage: StorageLike) => void) {
    const outcome = attempt((storage) => {
      work(storage);
      return storage.getItem(key) === value ? {} : { problem: "refused" as const };
    });
    return "problem" in outcome ? outcome.problem : undefined;
  }

  return {
    keys: (prefix) =>
      attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
        return { keys: keys.filter((key): key is string => key?.startsWith(prefix) ?? false).sort() };
      }),
    read: (key) => attempt((storage) => ({ value: storage.getItem(key) })),
    write: (key, value) => change(key, value, (storage) => storage.setItem(key, value)),
    remove: (key) => change(key, null, (storage) => storage.removeItem(key)),
  };
}
