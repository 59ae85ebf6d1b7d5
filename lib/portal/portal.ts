import { exportBackup, forgetImport } from "./actions/backup";
import type { CsvKind } from "./actions/csv-import";
import { migrateLegacyData } from "./actions/migrate-legacy";
import { addComment, retractComment } from "./actions/comments";
import { createRequest, editRequest, undoEdit, type EditedRequest } from "./actions/requests";
import type { ViewForm } from "./actions/saved-views";
import type { NewPasswordForm } from "./actions/set-password";
import { signOut } from "./actions/session";
import { signIn } from "./actions/sign-in";
import { signUp } from "./actions/sign-up";
import { cancelRequest, setStatus, setStatuses, undoStatuses, type BulkChange } from "./actions/statuses";
import { upgradePlainPasswords } from "./actions/upgrade-passwords";
import { createPortalContext, type PortalOptions } from "./context";
import type { PortalEffects } from "./effects";
import { messages } from "./messages";
import { refused } from "./outcome";
import { createPasswords } from "./passwords";
import type { EventOf } from "./records/schema";
import { estimateCost } from "./rules/estimate";
import type { Priority, Service, Status } from "./rules/options";
import type { SavedView } from "./rules/saved-views";
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
  async function fetched<Code, T>(load: () => Promise<Code>, act: (code: Code) => T) {
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
    const replayed = replay(journal, safeStorage, effects.now()).catch((error) => {
      effects.log("Could not read the journal", error);
      return 0;
    });
    const late = effects.wait(JOURNAL_PATIENCE_MS).then(() => "late" as const);
    if ((await Promise.race([replayed, late])) === "late")
      void replayed.then((count) => count > 0 && readAll());
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
    createRequest: (form: RequestForm) => createRequest(context, form),
    editRequest: (requestId: string, form: RequestForm) => editRequest(context, requestId, form),
    undoEdit: (edited: EditedRequest) => undoEdit(context, edited),
    cancelRequest: (requestId: string) => cancelRequest(context, requestId),
    addComment: (requestId: string, text: string) => addComment(context, requestId, text),
    retractComment: (comment: EventOf<"comment">) => retractComment(context, comment),
    setStatus: (requestId: string, status: Status) => setStatus(context, requestId, status),
    setStatuses: (requestIds: readonly string[], status: Status) => setStatuses(context, requestIds, status),
    undoStatuses: (bulk: BulkChange) => undoStatuses(context, bulk),
    /** Rejects if its code cannot be fetched. */
    openAccount: async () => (await import("./actions/account")).createAccountActions(context),
    loadSamples: (texts: SampleTexts) => fetched(onDemand, (code) => code.loadSamples(context, texts)),
    removeSamples: () => fetched(onDemand, (code) => code.removeSamples(context)),
    saveView: (form: ViewForm) => fetched(onDemand, (code) => code.saveView(context, form)),
    setPassword: (userId: string, form: NewPasswordForm) =>
      fetched(onDemand, (code) => code.setPassword(context, userId, form)),
    removeView: (which: string | SavedView) => fetched(onDemand, (code) => code.removeView(context, which)),
    previewCsv: (kind: CsvKind, text: string) =>
      fetched(imports, (code) => code.previewCsv(context, kind, text)),
    importCsv: (kind: CsvKind, text: string) =>
      fetched(imports, (code) => code.importCsv(context, kind, text)),
    previewImport: (text: string) => fetched(imports, (code) => code.previewImport(context, text)),
    importBackup: (text: string) => fetched(imports, (code) => code.importBackup(context, text)),
    writeArchive: (since: number) => fetched(imports, (code) => code.writeArchive(context, since)),
    openArchive: (text: string) => fetched(imports, (code) => code.openArchive(context, text)),
    removeArchived: (text: string) => fetched(imports, (code) => code.removeArchived(context, text)),
    repairEntry: (entry: QuarantinedEntry, text: string) =>
      fetched(quarantine, (code) => withReading(code.repairEntry(context, entry, text))),
    removeEntry: (entry: QuarantinedEntry) =>
      fetched(quarantine, (code) => withReading(code.removeEntry(context, entry))),
    restoreEntry: (entry: QuarantinedEntry, left: string | null) =>
      fetched(quarantine, (code) => withReading(code.restoreEntry(context, entry, left))),
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
