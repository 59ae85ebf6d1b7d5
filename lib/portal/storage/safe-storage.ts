/** The part of the browser's Storage that the portal uses. */
export type StorageLike = Pick<Storage, "length" | "key" | "getItem" | "setItem" | "removeItem">;

/**
 * Why something is not stored. `missing`: the browser has no storage. `refused`: the browser does not let
 * us use it. `full`: the quota is used up.
 */
export type StorageProblem = "missing" | "refused" | "full";

export type SafeStorage = ReturnType<typeof openSafeStorage>;

/** The names of the errors that browsers throw when the quota is used up. */
const QUOTA_ERRORS = new Set(["QuotaExceededError", "NS_ERROR_DOM_QUOTA_REACHED"]);

function problemOf(error: unknown): StorageProblem {
  const name = typeof error === "object" && error !== null && "name" in error ? error.name : undefined;
  return typeof name === "string" && QUOTA_ERRORS.has(name) ? "full" : "refused";
}

/**
 * A wrapper of localStorage whose methods never throw: they return the problem.
 *
 * @param open may throw, as reading `window.localStorage` can
 */
export function openSafeStorage(open: () => StorageLike | null | undefined) {
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
    /** All keys that start with the prefix, in the browser's order. */
    keys: (prefix: string) =>
      attempt((storage) => {
        const keys: string[] = [];
        const count = storage.length;
        for (let index = 0; index < count; index += 1) {
          const key = storage.key(index);
          if (key?.startsWith(prefix)) keys.push(key);
        }
        return { keys };
      }),
    /** The number of keys. */
    count: () => attempt((storage) => ({ count: storage.length })),
    /** The value under a key; null where there is none. */
    read: (key: string) => attempt((storage) => ({ value: storage.getItem(key) })),
    /** Stores a value. Returns a problem unless the same bytes can be read back. */
    write: (key: string, value: string) => change(key, value, (storage) => storage.setItem(key, value)),
    /** Removes a key. Returns a problem unless it is gone. */
    remove: (key: string) => change(key, null, (storage) => storage.removeItem(key)),
  };
}
