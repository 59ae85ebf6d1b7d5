import { useAuth, usePortalState } from "../auth-provider";
import { formatMoment } from "../format";
import { focusMain } from "../frame/focus-main";
import { QueryLink } from "../query-link";
import { SampleData } from "../local-data/sample-data";
import { StorageWarning } from "../local-data/storage-warning";
import { Notice } from "../notice";
import { BackupReminder } from "../local-data/backup-reminder";

/** What an administrator has to know about the stored data, above all tabs: docs/behaviour.md#stored-records. */
export function AdminNotices() {
  const { forgetImport } = useAuth();
  const unreadable = usePortalState((state) => state.quarantined.length);
  const begun = usePortalState((state) => state.begunImport);
  return (
    <>
      <StorageWarning />
      <BackupReminder />
      <SampleData />
      {unreadable > 0 && (
        <Notice>
          {unreadable} stored {unreadable === 1 ? "value" : "values"} could not be read.{" "}
          <QueryLink change={{ tab: "settings", request: null, customer: null }} className="underline">
            Save or remove {unreadable === 1 ? "it" : "them"} in Settings
          </QueryLink>
        </Notice>
      )}
      {begun && (
        <Notice>
          An import of {begun.entries} entries was begun on {formatMoment(begun.at)} and has not ended. If no
          other tab is importing, it was cut off: import the same backup again to add what is missing.{" "}
          <button
            type="button"
            className="cursor-pointer underline"
            onClick={() => {
              forgetImport();
              focusMain();
            }}
          >
            Hide this message
          </button>
        </Notice>
      )}
    </>
  );
}
