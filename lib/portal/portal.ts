import { exportBackup, forgetImport } from "./actions/backup";
import {
  addComment,
  createRequest,
  editRequest,
  markSeen,
  planRequest,
  retractComment,
  undoEdit,
  unmarkSeen,
} from "./actions/requests";
import { signOut } from "./actions/session";
import { signIn } from "./actions/sign-in";
import { signUp } from "./actions/sign-up";
import { cancelRequest, reopenRequest, setStatuses, undoStatuses } from "./actions/statuses";
import { upgradePlainPasswords } from "./actions/upgrade-passwords";
import { createPortalContext, type PortalContext, type PortalOptions } from "./context";
import type { PortalEffects } from "./effects";
import { migrateLegacyData } from "./legacy";
import { messages } from "./messages";
import { refused, type Refused } from "./outcome";
import { createPasswords } from "./passwords";
import { estimateCost } from "./rules/estimate";
import type { Priority, Service } from "./rules/options";
import { journaled, replay, type Journal } from "./storage/journal";
import { createRecordStorage, type QuarantinedEntry } from "./storage/record-storage";
import { openSafeStorage } from "./storage/safe-storage";
import { syncTabs } from "./sync-tabs";

/** In milliseconds. Opening IndexedDB takes a few; a browser that hangs there must not keep the portal closed. */
const JOURNAL_PATIENCE_MS = 1000;

export type Portal = ReturnType<typeof createPortal>;

/**
 * The portal of one tab: a zustand store to read, and actions whose outcome says whether the change is
 * stored. Opens the storage at once, and reads records when `start` is called.
 */
export function createPortal(effects: PortalEffects, options: PortalOptions) {
  const { journal } = effects;
  const plainStorage = openSafeStorage(effects.openStorage);
  const safeStorage = journal ? journaled(plainStorage, journal) : plainStorage;
  const storage = createRecordStorage(safeStorage, effects.log, (key) => journal?.note(key, null));
  let legacyQuarantined: readonly QuarantinedEntry[] = [];
  const context = createPortalContext(
    { effects, options, safeStorage, passwords: createPasswords(effects.derive, effects.randomBytes) },
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

  /** After an action on quarantined entries or the whole storage. */
  function readAgain({ status }: { status: string }): void {
    if (status !== "stored") return;
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
      readAll();
      store.setState({ loading: false });
      void upgradePasswords();
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
    dismissNews: () => context.report(null),
    estimateCost: (service: Service, priority: Priority) => estimateCost(service, priority, options.prices),
    ...bindActions(context, {
      ...{ signUp, signIn, signOut, markSeen, unmarkSeen },
      ...{ createRequest, editRequest, undoEdit, planRequest, cancelRequest, reopenRequest },
      ...{ addComment, retractComment, setStatuses, undoStatuses },
      // With the page: a backup must be possible where code cannot be fetched any more.
      ...{ exportBackup, forgetImport },
    }),
    ...bindFetched(context, () => import("./actions/usage"), ["saveUsage", "undoUsage"]),
    ...bindFetched(context, () => import("./actions/samples"), ["loadSamples", "removeSamples"]),
    ...bindFetched(context, () => import("./actions/account"), [
      ...(["saveProfile", "undoProfile", "changePassword", "setPassword"] as const),
      ...(["exportOwnData", "deleteAccount"] as const),
    ]),
    ...bindFetched(context, () => import("./actions/imports"), [
      ...(["previewImport", "importBackup", "previewCsv", "importCsv"] as const),
      ...(["exportClosed", "removeExported"] as const),
    ]),
    ...bindFetched(
      context,
      () => import("./actions/erase"),
      ["eraseAll", "removeEntry", "restoreEntry"],
      readAgain,
    ),
  };
}

/** An action of the portal: a function of the context and of what it is given. */
type Action = (context: PortalContext, ...given: never[]) => unknown;

/** The same without the context, as components call it. */
type Bound<A> = A extends (context: PortalContext, ...given: infer Given) => infer Result
  ? (...given: Given) => Result
  : never;

type Fetched<A> =
  Bound<A> extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Awaited<Result> | Refused>
    : never;

/** Gives actions their context. */
function bindActions<Actions extends Record<string, Action>>(context: PortalContext, actions: Actions) {
  const bound = Object.entries(actions).map(([name, act]) => [name, act.bind(null, context)]);
  return Object.fromEntries(bound) as { [Name in keyof Actions]: Bound<Actions[Name]> };
}

/**
 * The same for actions whose code is fetched with the first use. Offline or after a deploy, that can fail: they are refused
 * then, and nothing is changed.
 *
 * @param names those of the actions in the module
 * @param after told of each outcome
 */
function bindFetched<Code, Name extends string & keyof Code>(
  context: PortalContext,
  load: () => Promise<Code>,
  names: readonly Name[],
  after: (outcome: { status: string }) => void = () => {},
) {
  const fetched = (name: Name) =>
    async function act(...given: never[]) {
      let code: Code;
      try {
        code = await load();
      } catch (error) {
        context.effects.log(messages.codeMissing, error);
        return refused(messages.codeMissing);
      }
      const outcome = await (code[name] as Action)(context, ...given);
      after(outcome as { status: string });
      return outcome;
    };
  const bound = names.map((name) => [name, fetched(name)]);
  return Object.fromEntries(bound) as { [N in Name]: Fetched<Code[N]> };
}
