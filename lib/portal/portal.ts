import { upgradePlainPasswords } from "./actions/upgrade-passwords";
import { createPortalContext, type PortalContext, type PortalOptions } from "./action-context";
import type { PortalEffects } from "./effects";
import { migrateLegacyData } from "./legacy";
import { createPasswords } from "./password-hashing";
import { estimateCost } from "./rules/estimate";
import type { Priority, Service } from "./rules/options";
import { journaled, replay, type Journal } from "./storage/journal";
import { createRecordStorage, type QuarantinedEntry } from "./storage/record-storage";
import { openSafeStorage } from "./storage/safe-storage";
import { syncTabs } from "./sync-tabs";

/** In milliseconds. Opening IndexedDB takes a few; a browser that hangs there must not keep the portal closed. */
const JOURNAL_PATIENCE_MS = 1000;

export type Portal = ReturnType<typeof createPortal>;

/** One of `actions/`, which each screen imports with its own code. */
type Action = (context: PortalContext, ...given: never[]) => unknown;

/** What an action needs beside the context. */
type Given<Act> = Act extends (context: PortalContext, ...given: infer Rest) => unknown ? Rest : never;

/**
 * The portal of one tab: a zustand store to read, and `run` for actions, whose outcome says whether the change is stored.
 * Opens the storage at once, and reads records when `start` is called.
 */
export function createPortal(effects: PortalEffects, options: PortalOptions) {
  const { journal } = effects;
  const plainStorage = openSafeStorage(effects.openStorage);
  const safeStorage = journal ? journaled(plainStorage, journal) : plainStorage;
  const storage = createRecordStorage(safeStorage, effects.log, (key) => journal?.note(key, null));
  let legacyQuarantined: readonly QuarantinedEntry[] = [];
  const context = createPortalContext(
    {
      ...{ effects, options, safeStorage, readAgain },
      passwords: createPasswords(effects.derive, effects.randomBytes),
    },
    storage,
    () => [...storage.quarantined(), ...legacyQuarantined.map(withCurrentBytes)],
  );
  const { store } = context;

  /** The entry as it is stored now: since it was read, hashes have replaced the passwords of a legacy list. */
  function withCurrentBytes(entry: QuarantinedEntry): QuarantinedEntry {
    const current = safeStorage.read(entry.key);
    return { ...entry, raw: ("value" in current && current.value) || entry.raw };
  }

  function readAll(): void {
    context.markStale();
    context.reload();
    const quarantinedKeys = new Set(storage.quarantined().map(({ key }) => key));
    const unreadable = migrateLegacyData(context, quarantinedKeys);
    const isAsRead = !unreadable && legacyQuarantined.length === 0;
    legacyQuarantined = unreadable ?? [];
    // Comparing ten thousand records with themselves takes long.
    if (!isAsRead) context.reload();
  }

  function upgradePasswords(): Promise<void> {
    return upgradePlainPasswords(context).catch((error) =>
      effects.log("Could not replace the plain-text passwords by hashes", error),
    );
  }

  function readAgain(): void {
    readAll();
    void upgradePasswords();
  }

  /** Writes again what the storage has lost in a crash. Waits for it a moment at most. */
  async function recover(journal: Journal): Promise<void> {
    const replayed = replay(journal, safeStorage, effects.now()).then(
      (count) => {
        if (count === 0) return;
        if (!store.getState().loading) readAll();
        context.report({ kind: "restored", count });
      },
      (error) => effects.log("Could not read the journal", error),
    );
    await Promise.race([replayed, effects.wait(JOURNAL_PATIENCE_MS)]);
  }

  /**
   * Reads the storage, migrates legacy data and follows other tabs. Before that, it waits for the journal if there is
   * one. Returns a function that stops it.
   */
  function start(): () => void {
    let stop: (() => void) | undefined;
    let stopped = false;
    function begin() {
      if (stopped) return;
      readAgain();
      store.setState({ loading: false });
      stop = syncTabs(context);
    }
    if (journal) void recover(journal).then(begin);
    else begin();
    return () => {
      stopped = true;
      stop?.();
    };
  }

  return {
    store,
    demoAccounts: options.demoAccounts ?? [],
    start,
    dismissSessionMessage: () => context.report(null),
    estimateCost: (service: Service, priority: Priority) => estimateCost(service, priority, options.prices),
    /** Gives an action its context, and returns the outcome. */
    run: <Act extends Action>(act: Act, ...given: Given<Act>) =>
      act(context, ...(given as never[])) as ReturnType<Act>,
  };
}
