import { createStore } from "zustand/vanilla";
import { persist } from "zustand/middleware";
import type { PortalEdges } from "./edges";
import { noticeOf, type StorageNotice } from "./notice";
import type { Outcome } from "./outcome";
import type { Passwords } from "./passwords";
import { keyOf, PREFIX } from "./records/keys";
import type { PortalRecord } from "./records/schema";
import type { Disk } from "./storage/disk";
import type { MonthlyPrices } from "./rules/estimate";
import type { DamagedEntry, Persisted, Records, RecordStorage } from "./storage/record-storage";
import { ledgerOf, viewOf, type Ledger, type PortalView } from "./view";

/** An account that the sign-in page names, so that anybody can look round. It is stored on its first sign-in. */
export interface DemoAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  company: string;
}

export interface PortalOptions {
  /** The email whose account is an administrator's. */
  administrator: string;
  /** What estimates are made of. */
  prices: MonthlyPrices;
  demoAccounts?: readonly DemoAccount[];
}

/** The state of the portal's store. Only `records` is persisted; the rest is derived from them. */
export interface PortalState extends PortalView {
  /** True until the storage has been read. */
  loading: boolean;
  /** To be shown while something is kept in this tab only. */
  notice: StorageNotice | null;
  /** Stored values that could not be read. They stay in the storage, and go into a backup as they are. */
  damaged: readonly DamagedEntry[];
  records: Records;
}

/** The persisted store: its storage keeps one key for each record. */
function createPortalStore(storage: RecordStorage, derive: (records: Records) => Partial<PortalState>) {
  const nothing: Records = new Map();
  return createStore<PortalState>()(
    persist<PortalState, [], [], Persisted>(
      () => ({ loading: true, notice: null, damaged: [], records: nothing, ...viewOf(nothing) }),
      {
        name: PREFIX,
        storage,
        // Prerendering has no storage; the browser reads it when the portal starts.
        skipHydration: true,
        partialize: ({ records }) => ({ records }),
        merge: (persisted, current) => {
          const { records } = persisted as Persisted;
          return { ...current, records, ...derive(records) };
        },
      },
    ),
  );
}

type PortalStore = ReturnType<typeof createPortalStore>;

/** What actions work with: the store, and the side effects handed in. */
export interface Desk {
  edges: PortalEdges;
  options: PortalOptions;
  passwords: Passwords;
  disk: Disk;
  store: PortalStore;
  /** Reads what other tabs have written. */
  reload(): void;
  records(): Records;
  ledger(): Ledger;
  /** Adds or replaces records. True when the bytes of all of them are stored. */
  put(...records: PortalRecord[]): boolean;
  /** Removes records. True when all of them are gone from the storage; what is left is tried again later. */
  remove(...keys: string[]): boolean;
  /**
   * Takes back records that were put just now. True when none is left in the storage. What it does not let
   * go of stays, and is not tried again: another tab may have come to rely on it by then.
   */
  withdraw(...keys: string[]): boolean;
  /** Frees keys that hold damaged values, and keeps their bytes. False when the storage does not let it. */
  moveDamaged(keys: readonly string[], id: string): boolean;
  /** Whether the record under a key, as this tab has it, is stored. */
  isStored(key: string): boolean;
  /** The outcome of an action that has changed something. */
  done<T>(stored: boolean, value: T): Outcome<T>;
}

/** A desk over a record storage. `damaged` gives what is damaged, in our own keys and elsewhere. */
export function createDesk(
  given: Pick<Desk, "edges" | "options" | "passwords" | "disk">,
  storage: RecordStorage,
  damaged: () => readonly DamagedEntry[],
): Desk {
  const derive = (records: Records): Partial<PortalState> => ({
    ...viewOf(records),
    notice: noticeOf(storage.problem()),
    damaged: damaged(),
  });
  const store = createPortalStore(storage, derive);
  const records = () => store.getState().records;

  function isStored(key: string): boolean {
    const record = records().get(key);
    return record !== undefined && storage.holds(key, record);
  }

  function without(keys: readonly string[]): Records {
    const gone = new Set(keys);
    return new Map([...records()].filter(([key]) => !gone.has(key)));
  }

  function commit(next: Records): void {
    // The first step makes `persist` write; what the screens show follows once the bytes are stored.
    store.setState({ records: next });
    store.setState(derive(next));
  }

  return {
    ...given,
    store,
    records,
    isStored,
    reload: () => void store.persist.rehydrate(),
    ledger: () => ledgerOf(records()),
    put(...added) {
      const entries = added.map((record) => [keyOf(record), record] as const);
      commit(new Map([...records(), ...entries]));
      return entries.every(([key]) => isStored(key));
    },
    remove(...keys) {
      keys.forEach(storage.doom);
      commit(without(keys));
      return keys.every((key) => storage.lacks(key));
    },
    withdraw(...keys) {
      const put = keys.flatMap((key) => {
        const record = records().get(key);
        return record ? [[key, record] as const] : [];
      });
      commit(without(keys));
      const left = put.filter(([key, record]) => storage.holds(key, record));
      if (left.length > 0) commit(new Map([...records(), ...left]));
      return left.length === 0;
    },
    moveDamaged(keys, id) {
      const moved = storage.moveDamaged(keys, id);
      // Also after a failure: what is offered for export has to name the bytes where they are now.
      store.setState(derive(records()));
      return moved;
    },
    done(stored, value) {
      if (stored) return { status: "stored", value };
      const notice = store.getState().notice ?? noticeOf("refused");
      return { status: "unsaved", value, message: notice?.message ?? "" };
    },
  };
}
