import { useAuth, usePortalState } from "../auth-provider";
import { noteExport } from "../local-data/backup-reminder";
import { DownloadButton } from "../local-data/download-button";
import StorageUse from "../local-data/storage-use";
import EraseAll from "./erase-all";
import Imports from "./imports";
import UnreadableValues, { countOfValues } from "./unreadable-values";

/** Fixed: docs/behaviour.md#analytics. */
const RESPONSE_TARGET = "Under 15 minutes";

/** The company's service levels, and backup, restore and erase. */
export default function Settings({ coverage }: { coverage: string }) {
  const hasUnreadable = usePortalState((state) => state.quarantined.length > 0);
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <dl className="grid gap-x-16 lg:col-span-2 lg:grid-cols-2">
        <div className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="font-semibold">Call centre hours</dt>
          <dd>{coverage}</dd>
        </div>
        <div className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="font-semibold">Response time target</dt>
          <dd>{RESPONSE_TARGET}</dd>
        </div>
      </dl>
      <StorageUse />
      <BackupExport />
      <Imports />
      {hasUnreadable && <UnreadableValues />}
      <EraseAll />
    </div>
  );
}

/** Downloads a backup. The quarantined entries are part of it: docs/behaviour.md#stored-records. */
function BackupExport() {
  const { exportBackup } = useAuth();
  const quarantined = usePortalState((state) => state.quarantined);
  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-h3">Back up</h2>
      <p className="mt-1 text-soft">
        One JSON file with all accounts, requests and their histories. Passwords of accounts are included as
        salted hashes.
      </p>
      {quarantined.length > 0 && (
        <p className="mt-1 text-soft">
          {countOfValues(quarantined.length)} could not be read. The file includes them unchanged, with
          passwords in plain text if they contain any.
        </p>
      )}
      <DownloadButton label="Export backup" make={exportBackup} onDone={() => noteExport(Date.now())} />
    </section>
  );
}
