import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import type { PortalEffects } from "./effects";
import { messages } from "./messages";
import { type Outcome, refused } from "./outcome";
import { unreadableReason } from "./records/codec";
import { keyOf, PREFIX } from "./records/storage-keys";
import { toHex, type Passwords } from "./password-hashing";
import { type PortalRecord, type Records, type User, valuesOf } from "./records/schema";
import type { MonthlyPrices } from "./rules/estimate";
import { isSameUser, sessionMessageAfter, type SessionMessage } from "./session-message";
import type { QuarantinedEntry, RecordStorage } from "./storage/record-storage";
import type { SafeStorage, StorageProblem } from "./storage/safe-storage";
import { resolveData, viewOf } from "./derived-state";

/** Shown to the user while some changes exist on this page only. */
interface StorageNotice {
  problem: StorageProblem;
  message: string;
}

// A page change within the portal keeps the data. Links to public pages and reloads start a new page, which reads
// only what is stored.
const LOST = "lost when you reload this page or leave the portal";

const NOTICES: Record<StorageProblem, string> = {
  missing: `This browser has no storage. What you enter is ${LOST}.`,
  refused: `This browser does not let us store everything. What is not stored is ${LOST}.`,
  full: `This browser's storage is full. Your latest changes are not stored: they are ${LOST}.`,
};

const SESSION_KEPT =
  "This browser refused to remove your session. You are signed out on this page, but a reload signs you in again.";

/** An account named on the sign-in page, so that visitors can try the portal. Stored on its first sign-in. */
export type DemoAccount = Omit<User, "id" | "isAdmin" | "createdAt">;

export interface PortalOptions {
  /** An account with this email is an administrator. */
  administrator: string;
  /** Prices from which requests are estimated. */
  prices: MonthlyPrices;
  demoAccounts?: readonly DemoAccount[];
}

/** The state of the portal's store. Only `records` is persisted; the rest is derived from it. */
export interface PortalState extends ReturnType<typeof viewOf> {
  /** True until the storage has been read. */
  loading: boolean;
  /** Set while the storage has a problem. */
  notice: StorageNotice | null;
  /** True while some changes exist on this page only. */
  unsaved: boolean;
  /** Stored values that could not be read. Backups include them unchanged. */
  quarantined: readonly QuarantinedEntry[];
  records: Records;
  /** Characters that the site stores in this browser, of `CAPACITY` in `storage/capacity.ts`. */
  used: number;
  /** What has happened to the session, for the screens to say. */
  sessionMessage: SessionMessage | null;
}

/** What actions need beside the store and the storage. */
interface Dependencies {
  effects: PortalEffects;
  options: PortalOptions;
  passwords: Passwords;
  safeStorage: SafeStorage;
  /** Reads all of the storage, as at the start. For actions that change it past the records. */
  readAgain: () => void;
}

/** Gives actions access to the store, the storage and the side effects. */
export type PortalContext = ReturnType<typeof createPortalContext>;

/** `quarantined` lists all unreadable entries, including those in the legacy format. */
export function createPortalContext(
  dependencies: Dependencies,
  storage: RecordStorage,
  quarantined: () => readonly QuarantinedEntry[],
) {
  const { effects } = dependencies;
  const noRecords: Records = new Map();
  const store = createStore<PortalState>()(
    persist<PortalState, [], [], Pick<PortalState, "records">>(
      () => ({
        loading: true,
        notice: null,
        unsaved: false,
        sessionMessage: null,
        quarantined: [],
        used: 0,
        records: noRecords,
        ...viewOf(noRecords),
      }),
      {
        name: PREFIX,
        storage,
        // There is no storage while prerendering; the portal reads it when it starts in the browser.
        skipHydration: true,
        partialize: ({ records }) => ({ records }),
        merge: (persisted, current) => {
          const { records } = persisted as PortalState;
          return { ...current, records, ...derive(records) };
        },
      },
    ),
  );
  const records = () => store.getState().records;
  /** Why the last `put` was refused, for the outcome of its action. */
  let refusal: string | undefined;

  function derive(records: Records): Partial<PortalState> {
    const problem = storage.problem();
    const message = problem && (storage.keepsSession() ? SESSION_KEPT : NOTICES[problem]);
    return {
      ...viewOf(records),
      notice: problem && message ? { problem, message } : null,
      unsaved: problem !== undefined && storage.hasUnsaved(),
      quarantined: quarantined(),
      used: storage.size(),
    };
  }

  /** Makes `persist` write, and derives the rest: `notice` and `quarantined` depend on whether the write succeeded. */
  function commit(next: Records): void {
    store.setState({ records: next });
    store.setState(derive(next));
  }

  function without(keys: readonly string[]): Map<string, PortalRecord> {
    const left = new Map(records());
    for (const key of keys) left.delete(key);
    return left;
  }

  /** Returns true if the storage holds this tab's version of the record. */
  function isStored(key: string): boolean {
    const record = records().get(key);
    return record !== undefined && storage.holds(key, record);
  }

  return {
    ...dependencies,
    store,
    records,
    isStored,
    newId: () => `${effects.now()}-${toHex(effects.randomBytes(8))}`,
    /** Reads the storage again, as far as other tabs may have changed it. */
    reload() {
      const { user: before, loading } = store.getState();
      void store.persist.rehydrate();
      const { user: after, sessionMessage, records } = store.getState();
      if (loading) return;
      const hasAccount = (email: string) =>
        valuesOf(records, "user").some((account) => isSameUser(account, { email }));
      const next = sessionMessageAfter(sessionMessage, { before, after, hasAccount });
      if (next !== sessionMessage) store.setState({ sessionMessage: next });
    },
    /** Makes the next `reload` read this key, or without a key all of them. */
    markStale: storage.markStale,
    /** Replaces the message about the session. */
    report: (sessionMessage: SessionMessage | null) => store.setState({ sessionMessage }),
    /** Accounts and requests, computed from the records. */
    data: () => resolveData(records()),
    /** Writes what could not be stored before, if there is anything. */
    retry() {
      if (store.getState().unsaved) commit(new Map(records()));
    },
    /**
     * Adds or replaces records. Returns true when all of them are stored. The one door into the storage: a record that
     * could not be read again is refused here, with all that come with it, whatever has made it.
     */
    put(...added: PortalRecord[]): boolean {
      refusal = undefined;
      for (const record of added) refusal ??= unreadableReason(record);
      if (refusal) {
        effects.log(refusal);
        return false;
      }
      const all = new Map(records());
      for (const record of added) all.set(keyOf(record), record);
      commit(all);
      return added.every((record) => isStored(keyOf(record)));
    },
    /** Removes records. Returns true when all are gone from the storage; later saves remove those that are left. */
    remove(...keys: string[]): boolean {
      keys.forEach(storage.removeLater);
      commit(without(keys));
      return keys.every(storage.isAbsent);
    },
    /**
     * Rolls back records written a moment ago. Returns false if the storage refused; those records stay,
     * because another tab may already have read them.
     */
    rollback(...keys: string[]): boolean {
      const written = keys.flatMap((key) => {
        const record = records().get(key);
        return record ? [[key, record] as const] : [];
      });
      commit(without(keys));
      const left = written.filter(([key, record]) => storage.holds(key, record));
      if (left.length > 0) commit(new Map([...records(), ...left]));
      return left.length === 0;
    },
    /** Frees these keys: moves quarantined entries to other keys. Returns false if the storage refused. */
    moveQuarantined(keys: readonly string[], id: string): boolean {
      const moved = storage.moveQuarantined(keys, id);
      // After a failure too, because some entries may have moved and backups must include them.
      store.setState(derive(records()));
      return moved;
    },
    /** The outcome of an action that has changed something. */
    outcome<T>(stored: boolean, value: T): Outcome<T> {
      if (stored) return { status: "stored", value };
      if (refusal) return refused(`${messages.notReadable}: ${refusal}.`);
      const message = store.getState().notice?.message ?? NOTICES.refused;
      return { status: "unsaved", value, message };
    },
  };
}
