import { useMemo, useSyncExternalStore } from "react";
// Not by way of the index, whose code all pages of the portal load.
import { countChangesSince } from "@/lib/portal/rules/changes-since";
import { usePortalState } from "../auth-provider";
import { formatMoment } from "../format-moment";
import { Notice } from "../notice";
import { readPreference, writePreference } from "../preference";
import { QueryLink } from "../query-link";

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
        : `${changes} changes since the last backup was exported, on ${formatMoment(new Date(exportedAt).toISOString())}. `}
      <QueryLink change={{ tab: "settings", request: null, customer: null }} className="underline">
        Back up in Settings
      </QueryLink>
    </Notice>
  );
}
