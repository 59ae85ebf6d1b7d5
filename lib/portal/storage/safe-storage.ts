/** The part of the browser's Storage that the portal uses. */
export interface StorageLike {
  readonly length: number;
  key(index: number): string | null;
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Why something is not stored. `missing`: the browser has no storage. `refused`: the browser does not let
 * us use it. `full`: the quota is used up.
 */
export type StorageProblem = "missing" | "refused" | "full";

/** A wrapper of localStorage whose methods never throw: they return the problem. */
export interface SafeStorage {
  /** All keys that start with the prefix, in the browser's order. */
  keys(prefix: string): { keys: string[] } | { problem: StorageProblem };
  /** The number of keys. */
  count(): { count: number } | { problem: StorageProblem };
  /** The value under a key; null where there is none. */
  read(key: string): { value: string | null } | { problem: StorageProblem };
  /** Stores a value. Returns a problem unless the same bytes can be read back. */
  write(key: string, value: string): StorageProblem | undefined;
  /** Removes a key. Returns a problem unless it is gone. */
  remove(key: string): StorageProblem | undefined;
}

/** The names of the errors that browsers throw when the quota is used up. */
const QUOTA_ERRORS = new Set(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"]);

function problemOf(error: unknown): StorageProblem {
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : undefined;
  return typeof name === "string" && QUOTA_ERRORS.has(name) ? "full" : "refused";
}

/** `open` may throw, as reading `window.localStorage` can. */
export function openSafeStorage(open: () => StorageLike | null | undefined): SafeStorage {
  let storage: StorageLike | null | undefined;
  let openProblem: StorageProblem = "missing";
  try {
    storage = open();
  } catch {
    openProblem = "refused";
  }

  function attempt<T>(work: (storage: StorageLike) => T): T | { problem: StorageProblem } {
    if (!storage) return { problem: openProblem };
    try {
      return work(storage);
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  /** Reads the value back after a write, because some browsers drop writes silently. */
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
        const keys: string[] = [];
        const count = storage.length;
        for (let index = 0; index < count; index += 1) {
          const key = storage.key(index);
          if (key?.startsWith(prefix)) keys.push(key);
        }
        return { keys };
      }),
    count: () => attempt((storage) => ({ count: storage.length })),
    read: (key) => attempt((storage) => ({ value: storage.getItem(key) })),
    write: (key, value) => change(key, value, (storage) => storage.setItem(key, value)),
    remove: (key) => change(key, null, (storage) => storage.removeItem(key)),
  };
}
