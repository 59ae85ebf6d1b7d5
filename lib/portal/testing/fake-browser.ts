import type { EventsLike, PortalEventType } from "../effects";
import type { StorageLike } from "../storage/safe-storage";

type Listener = (event: { key?: string | null }) => void;

/** One tab of a fake browser. */
export interface FakeTab {
  storage: StorageLike;
  events: EventsLike;
  /** Applies the writes of other tabs, and fires `storage` events unless `silently`. */
  deliver(how?: { silently: boolean }): void;
  /** Calls the page's listeners for an event. */
  dispatch(type: PortalEventType, key?: string | null): void;
  close(): void;
}

/** A browser's localStorage in memory, shared by its tabs. */
export interface FakeBrowser {
  /** The stored values, including those that some tabs have not received yet. */
  data: ReadonlyMap<string, string>;
  openTab(): FakeTab;
  /** Writes without a tab, like another version of the site would. */
  write(key: string, value: string): void;
  clear(): void;
  /** Calls `deliver` of every tab. */
  deliver(how?: { silently: boolean }): void;
  /** Limits the room to this many more characters. */
  limit(room: number): void;
  /**
   * Makes writes throw; `fails` gets the number of the write, counted from 1. Without `full`, removals count and throw
   * too: a browser refuses both, but a full one only lacks room.
   */
  failWrites(fails: (count: number) => boolean, how?: "full" | "refused"): void;
  /** The number of writes since the last call of `failWrites`. */
  writes(): number;
}

class QuotaExceeded extends Error {
  override name = "QuotaExceededError";
}

/** Created once: they are thrown thousands of times, and collecting stack traces would dominate the tests. */
const FULL = new QuotaExceeded("The quota has been exceeded.");
const REFUSED = new Error("The storage refused the write.");

interface Change {
  key: string;
  value: string | null;
  /** Position among all changes, so that a tab never goes back to an older value. */
  order: number;
}

/**
 * Each tab has its own copy of the storage, like each process of a real browser. With `lag`, a tab gets the
 * writes of other tabs only when `deliver` is called.
 */
export function createFakeBrowser({ lag = false } = {}): FakeBrowser {
  const data = new Map<string, string>();
  const tabs = new Set<{ inbox: Change[]; deliver(how?: { silently: boolean }): void }>();
  let limit = 5_200_000;
  let used = 0;
  let count = 0;
  let taken = 0;
  let fails: (count: number) => boolean = () => false;
  let isFull = false;

  function apply(map: Map<string, string>, key: string, value: string | null) {
    if (value === null) map.delete(key);
    else map.set(key, value);
  }

  function commit(key: string, value: string | null, from?: object): Change {
    const size = (text: string | null | undefined) =>
      text === null || text === undefined ? 0 : key.length + text.length;
    const grown = used - size(data.get(key)) + size(value);
    if (from && grown > used && grown > limit) throw FULL;
    used = grown;
    apply(data, key, value);
    const change = { key, value, order: ++taken };
    for (const tab of tabs) {
      if (tab === from) continue;
      tab.inbox.push(change);
      if (!lag) tab.deliver();
    }
    return change;
  }

  function openTab(): FakeTab {
    const local = new Map(data);
    const seen = new Map<string, number>();
    let keys: string[] | undefined;
    const listeners = {
      storage: new Set<Listener>(),
      pageshow: new Set<Listener>(),
      visibilitychange: new Set<Listener>(),
    };
    const dispatch = (type: PortalEventType, key?: string | null) =>
      [...listeners[type]].forEach((listener) => listener({ key }));
    function see({ key, value, order }: Change) {
      apply(local, key, value);
      seen.set(key, order);
      keys = undefined;
    }

    const tab = {
      inbox: [] as Change[],
      deliver({ silently } = { silently: false }) {
        for (const change of tab.inbox.splice(0)) {
          if (change.order > (seen.get(change.key) ?? 0)) see(change);
          if (!silently) dispatch("storage", change.key);
        }
      },
    };
    tabs.add(tab);

    function change(key: string, value: string | null) {
      if (isFull && value === null) return see(commit(key, value, tab));
      count += 1;
      if (fails(count)) throw isFull ? FULL : REFUSED;
      see(commit(key, value, tab));
    }

    return {
      storage: {
        get length() {
          return local.size;
        },
        key: (index) => (keys ??= [...local.keys()])[index] ?? null,
        getItem: (key) => local.get(key) ?? null,
        setItem: (key, value) => change(key, value),
        removeItem: (key) => change(key, null),
      },
      events: {
        addEventListener(type, listener, { signal }) {
          listeners[type].add(listener);
          signal.addEventListener("abort", () => listeners[type].delete(listener));
        },
      },
      deliver: tab.deliver,
      dispatch,
      close: () => tabs.delete(tab),
    };
  }

  return {
    data,
    openTab,
    write: (key, value) => void commit(key, value),
    clear: () => [...data.keys()].forEach((key) => commit(key, null)),
    deliver: (how) => tabs.forEach((tab) => tab.deliver(how)),
    limit: (room) => (limit = used + room),
    failWrites: (decide, how = "refused") => {
      count = 0;
      fails = decide;
      isFull = how === "full";
    },
    writes: () => count,
  };
}

/** A browser with these values stored, such as a copy of another one. */
export function browserWith(values: Iterable<readonly [key: string, value: string]>): FakeBrowser {
  const browser = createFakeBrowser();
  for (const [key, value] of values) browser.write(key, value);
  return browser;
}
