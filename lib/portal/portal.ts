import { exportBackup, importBackup, previewImport } from "./actions/backup";
import { eraseAll } from "./actions/erase";
import { createRequest } from "./actions/requests";
import { signOut } from "./actions/session";
import { signIn } from "./actions/sign-in";
import { signUp } from "./actions/sign-up";
import { setStatus, setStatuses, undoStatuses, type BulkChange } from "./actions/statuses";
import { takeOverLegacyData } from "./actions/take-over";
import { upgradePlainPasswords } from "./actions/upgrade-passwords";
import { createDesk, type PortalOptions } from "./desk";
import type { PortalEdges } from "./edges";
import { follow } from "./follow";
import { createPasswords } from "./passwords";
import { estimateCost } from "./rules/estimate";
import type { Priority, Service, Status } from "./rules/options";
import type { RequestForm, SignInForm, SignUpForm } from "./rules/validation";
import { openDisk } from "./storage/disk";
import { createRecordStorage, type DamagedEntry } from "./storage/record-storage";

export type Portal = ReturnType<typeof createPortal>;

/** The portal of one tab: a zustand store to read, and actions that say whether their bytes are stored. */
export function createPortal(edges: PortalEdges, options: PortalOptions) {
  const disk = openDisk(edges.openStorage);
  const storage = createRecordStorage(disk, edges.log);
  let legacyDamaged: readonly DamagedEntry[] = [];
  const desk = createDesk(
    { edges, options, disk, passwords: createPasswords(edges.derive, edges.randomBytes) },
    storage,
    () => [...storage.damaged(), ...legacyDamaged],
  );
  const { store } = desk;

  /** Reads the storage, takes over old data and follows other tabs. Gives what stops it. */
  function start(): () => void {
    desk.reload();
    const damagedKeys = new Set(storage.damaged().map(({ key }) => key));
    legacyDamaged = takeOverLegacyData(desk, damagedKeys);
    desk.reload();
    store.setState({ loading: false });
    upgradePlainPasswords(desk).catch((error) => edges.log("Plain passwords were not replaced", error));
    return follow(desk);
  }

  return {
    store,
    start,
    signUp: (form: SignUpForm) => signUp(desk, form),
    signIn: (form: SignInForm) => signIn(desk, form),
    signOut: () => signOut(desk),
    estimateCost: (service: Service, priority: Priority) => estimateCost(service, priority, options.prices),
    createRequest: (form: RequestForm) => createRequest(desk, form),
    setStatus: (requestId: string, status: Status) => setStatus(desk, requestId, status),
    setStatuses: (requestIds: readonly string[], status: Status) => setStatuses(desk, requestIds, status),
    undoStatuses: (bulk: BulkChange) => undoStatuses(desk, bulk),
    exportBackup: () => exportBackup(desk),
    previewImport: (text: string) => previewImport(desk, text),
    importBackup: (text: string) => importBackup(desk, text),
    eraseAll() {
      const outcome = eraseAll(desk);
      if (outcome.status === "stored") legacyDamaged = [];
      desk.reload();
      return outcome;
    },
  };
}
