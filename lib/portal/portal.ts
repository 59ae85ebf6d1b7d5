import { exportBackup, importBackup, previewImport } from "./actions/backup";
import { eraseAll } from "./actions/erase";
import { migrateLegacyData } from "./actions/migrate-legacy";
import { createRequest } from "./actions/requests";
import { signOut } from "./actions/session";
import { signIn } from "./actions/sign-in";
import { signUp } from "./actions/sign-up";
import { setStatus, setStatuses, undoStatuses, type BulkChange } from "./actions/statuses";
import { upgradePlainPasswords } from "./actions/upgrade-passwords";
import { createPortalContext, type PortalOptions } from "./context";
import type { PortalEffects } from "./effects";
import { createPasswords } from "./passwords";
import { estimateCost } from "./rules/estimate";
import type { Priority, Service, Status } from "./rules/options";
import type { RequestForm, SignInForm, SignUpForm } from "./rules/validation";
import { createRecordStorage, type QuarantinedEntry } from "./storage/record-storage";
import { openSafeStorage } from "./storage/safe-storage";
import { syncTabs } from "./sync-tabs";

export type Portal = ReturnType<typeof createPortal>;

/**
 * The portal of one tab: a zustand store to read, and actions whose outcome says whether the change is
 * stored. Does nothing until `start` is called.
 */
export function createPortal(effects: PortalEffects, options: PortalOptions) {
  const safeStorage = openSafeStorage(effects.openStorage);
  const storage = createRecordStorage(safeStorage, effects.log);
  let legacyQuarantined: readonly QuarantinedEntry[] = [];
  const context = createPortalContext(
    { effects, options, safeStorage, passwords: createPasswords(effects.derive, effects.randomBytes) },
    storage,
    () => [...storage.quarantined(), ...legacyQuarantined],
  );
  const { store } = context;

  /** Reads the storage, migrates legacy data and follows other tabs. Returns a function that stops it. */
  function start(): () => void {
    context.reload();
    const quarantinedKeys = new Set(storage.quarantined().map(({ key }) => key));
    legacyQuarantined = migrateLegacyData(context, quarantinedKeys);
    context.reload();
    store.setState({ loading: false });
    upgradePlainPasswords(context).catch((error) =>
      effects.log("Could not replace the plain-text passwords by hashes", error),
    );
    return syncTabs(context);
  }

  return {
    store,
    start,
    signUp: (form: SignUpForm) => signUp(context, form),
    signIn: (form: SignInForm) => signIn(context, form),
    signOut: () => signOut(context),
    estimateCost: (service: Service, priority: Priority) => estimateCost(service, priority, options.prices),
    createRequest: (form: RequestForm) => createRequest(context, form),
    setStatus: (requestId: string, status: Status) => setStatus(context, requestId, status),
    setStatuses: (requestIds: readonly string[], status: Status) => setStatuses(context, requestIds, status),
    undoStatuses: (bulk: BulkChange) => undoStatuses(context, bulk),
    exportBackup: () => exportBackup(context),
    previewImport: (text: string) => previewImport(context, text),
    importBackup: (text: string) => importBackup(context, text),
    eraseAll() {
      const outcome = eraseAll(context);
      if (outcome.status === "stored") legacyQuarantined = [];
      context.reload();
      return outcome;
    },
  };
}
