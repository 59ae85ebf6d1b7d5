import { exportBackup, forgetImport } from "./actions/backup";
import type { PasswordForm } from "./actions/account";
import type { CsvKind } from "./actions/imports";
import { migrateLegacyData } from "./actions/migrate-legacy";
import { addComment, retractComment } from "./actions/comments";
import { createRequest, editRequest, planRequest, undoEdit, type EditedRequest } from "./actions/requests";
import type { ViewForm } from "./actions/saved-views";
import { signOut } from "./actions/session";
import { signIn } from "./actions/sign-in";
import { signUp } from "./actions/sign-up";
import { markSeen, unmarkSeen } from "./actions/seen";
import {
  cancelRequest,
  reopenRequest,
  setStatus,
  setStatuses,
  undoStatuses,
  type BulkChange,
} from "./actions/statuses";
import { upgradePlainPasswords } from "./actions/upgrade-passwords";
import { createPortalContext, type PortalOptions } from "./context";
import type { PortalEffects } from "./effects";
import { messages } from "./messages";
import { refused } from "./outcome";
import { createPasswords } from "./passwords";
import type { EventOf, Seen } from "./records/schema";
import { estimateCost } from "./rules/estimate";
import type { Priority, Service, Status } from "./rules/options";
import type { SavedView } from "./rules/saved-views";
import type { Usage } from "./rules/usage";
import type { RequestForm, SignInForm, SignUpForm } from "./rules/validation";
import type { SampleTexts } from "./samples/sample-texts";
import { journaled, replay, type Journal } from "./storage/journal";
import { createRecordStorage, type QuarantinedEntry } from "./storage/record-storage";
import { openSafeStorage } from "./storage/safe-storage";
import { syncTabs } from "./sync-tabs";

/** In milliseconds. Opening IndexedDB takes a few; a browser that hangs there must not keep the portal closed. */
const JOURNAL_PATIENCE_MS = 1000;

// Code of its own, which few visits need.
const onDemand = () => import("./actions/on-demand");
const imports = () => import("./actions/imports");
const erase = () => import("./actions/erase");
const quarantine = () => import("./actions/quarantine");

export type Portal = ReturnType<typeof createPortal>;

/**
 * The portal of one tab: a zustand store to read, and actions whose outcome says whether the change is
 * stored. Does nothing until `start` is called.
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

  /** Hashes have replaced the passwords of a list since it was read. */
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

  /** Reads everything again after an action on an unreadable value. */
  function withReading<T>(outcome: T): T {
    readAll();
    void upgradePasswords();
    return outcome;
  }

  function upgradePasswords(): Promise<void> {
    return upgradePlainPasswords(context).catch((error) =>
      effects.log("Could not replace the plain-text passwords by hashes", error),
    );
  }

  /** Runs an action whose code is fetched with its first use. Offline or after a deploy, that can fail. */
  async function fetched<Code, T>(load: () => Promise<Code>, act: (code: Code) => T | Promise<T>) {
    let code: Code;
    try {
      code = await load();
    } catch (error) {
      effects.log(messages.codeMissing, error);
      return refused(messages.codeMissing);
    }
    return await act(code);
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
    signUp: (form: SignUpForm) => signUp(context, form),
    signIn: (form: SignInForm) => signIn(context, form),
    signOut: () => signOut(context),
    dismissNews: () => context.report(null),
    estimateCost: (service: Service, priority: Priority) => estimateCost(service, priority, options.prices),
    createRequest: (form: RequestForm, customerId?: string) => createRequest(context, form, customerId),
    planRequest: (requestId: string, plan: Pick<EventOf<"plan">, "assignee" | "due">) =>
      planRequest(context, requestId, plan),
    reopenRequest: (requestId: string) => reopenRequest(context, requestId),
    markSeen: (requestId?: string) => markSeen(context, requestId),
    unmarkSeen: (before: Seen) => unmarkSeen(context, before),
    editRequest: (requestId: string, form: RequestForm) => editRequest(context, requestId, form),
    undoEdit: (edited: EditedRequest) => undoEdit(context, edited),
    cancelRequest: (requestId: string) => cancelRequest(context, requestId),
    addComment: (requestId: string, text: string, type?: "comment" | "note") =>
      addComment(context, requestId, text, type),
    retractComment: (comment: EventOf<"comment" | "note">) => retractComment(context, comment),
    setStatus: (requestId: string, status: Status) => setStatus(context, requestId, status),
    setStatuses: (requestIds: readonly string[], status: Status) => setStatuses(context, requestIds, status),
    undoStatuses: (bulk: BulkChange) => undoStatuses(context, bulk),
    /** Rejects if its code cannot be fetched. */
    openAccount: async () => (await import("./actions/account")).createAccountActions(context),
    loadSamples: (texts: SampleTexts) => fetched(onDemand, (code) => code.loadSamples(context, texts)),
    removeSamples: () => fetched(onDemand, (code) => code.removeSamples(context)),
    saveView: (form: ViewForm) => fetched(onDemand, (code) => code.saveView(context, form)),
    setPassword: (userId: string, form: Omit<PasswordForm, "currentPassword">) =>
      fetched(onDemand, (code) => code.setPassword(context, userId, form)),
    saveUsage: (usage: Usage) => fetched(onDemand, (code) => code.saveUsage(context, usage)),
    undoUsage: (value: EventOf<"usage">) => fetched(onDemand, (code) => code.undoUsage(context, value)),
    removeView: (which: string | SavedView) => fetched(onDemand, (code) => code.removeView(context, which)),
    previewCsv: (kind: CsvKind, text: string) =>
      fetched(imports, (code) => code.previewCsv(context, kind, text)),
    importCsv: (kind: CsvKind, text: string, leftOut?: ReadonlySet<string>) =>
      fetched(imports, (code) => code.importCsv(context, kind, text, leftOut)),
    previewImport: (text: string) => fetched(imports, (code) => code.previewImport(context, text)),
    importBackup: (text: string, leftOut?: ReadonlySet<string>) =>
      fetched(imports, (code) => code.importBackup(context, text, leftOut)),
    exportClosed: (requestIds: readonly string[]) =>
      fetched(imports, (code) => code.exportClosed(context, requestIds)),
    removeExported: (text: string) => fetched(imports, (code) => code.removeExported(context, text)),
    removeEntry: (entry: QuarantinedEntry) =>
      fetched(quarantine, (code) => withReading(code.moveEntry(context, entry, "remove"))),
    restoreEntry: (entry: QuarantinedEntry) =>
      fetched(quarantine, (code) => withReading(code.moveEntry(context, entry, "restore"))),
    // With the page: a backup must be possible where code cannot be fetched any more.
    exportBackup: () => exportBackup(context),
    forgetImport: () => forgetImport(context),
    eraseAll: () =>
      fetched(erase, (code) => {
        const outcome = code.eraseAll(context);
        if (outcome.status === "stored") legacyQuarantined = [];
        context.reload();
        return outcome;
      }),
  };
}
