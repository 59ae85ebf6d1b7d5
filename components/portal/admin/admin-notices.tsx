import { useMemo, useSyncExternalStore } from "react";
import { forgetImport } from "@/lib/portal/actions/forget-import";
import { countChangesSince } from "@/lib/portal/rules/changes-since-backup";
import { useAuth, usePortalState } from "../auth-provider";
import { TextButton } from "../buttons";
import { focusMain } from "../focus";
import { counted, formatMoment } from "../format";
import { Notice } from "../notices";
import { readPreference, writePreference } from "../preference";
import { QueryLink } from "../query-link";

const SETTINGS = { tab: "settings", request: null, customer: null };

/** What an administrator has to know about the stored data, above all tabs: docs/behaviour.md#stored-records. */
export function AdminNotices() {
  const { run } = useAuth();
  const unreadable = usePortalState((state) => state.quarantined.length);
  const begun = usePortalState((state) => state.begunImport);
  return (
    <>
      <BackupReminder />
      {unreadable > 0 && (
        <Notice>
          {counted(unreadable, "stored value")} could not be read.{" "}
          <QueryLink change={SETTINGS} className="underline">
            Save or remove {unreadable === 1 ? "it" : "them"} in Settings
          </QueryLink>
        </Notice>
      )}
      {begun && (
        <Notice>
          An import of {begun.entries} entries was begun on {formatMoment(begun.at)} and has not ended. If no
          other tab is importing, it was cut off: import the same backup again to add what is missing.{" "}
          <TextButton
            onClick={() => {
              run(forgetImport);
              focusMain();
            }}
          >
            Hide this message
          </TextButton>
        </Notice>
      )}
    </>
  );
}

/** So many changes can be made again by hand, but nobody would like to. */
const REMIND_AFTER = 50;

/** The event of the window by which `noteExport` updates the reminder. */
const EXPORTED = "portal-exported";

function subscribe(notify: () => void) {
  window.addEventListener(EXPORTED, notify);
  return () => window.removeEventListener(EXPORTED, notify);
}

/** Notes that a backup was exported. */
export function noteExport(now: number): void {
  writePreference("last-backup", String(now));
  window.dispatchEvent(new Event(EXPORTED));
}

/** Reminds an administrator to save a backup: docs/behaviour.md#stored-records. */
export function BackupReminder() {
  const records = usePortalState((state) => state.records);
  const stored = useSyncExternalStore(subscribe, () => readPreference("last-backup"));
  const exportedAt = Number.parseInt(stored ?? "", 10) || 0;
  const changes = useMemo(() => countChangesSince(records, exportedAt), [records, exportedAt]);
  if (changes < REMIND_AFTER) return null;
  return (
    <Notice>
      {exportedAt === 0
        ? `${changes} changes are in this browser, and no backup has been exported from it. `
        : `${changes} changes since the last backup was exported, on ${formatMoment(exportedAt)}. `}
      <QueryLink change={SETTINGS} className="underline">
        Back up in Settings
      </QueryLink>
    </Notice>
  );
}
