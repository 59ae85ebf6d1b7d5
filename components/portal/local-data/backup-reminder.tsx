import { useMemo, useSyncExternalStore } from "react";
// Not by way of the index, whose code all pages of the portal load.
import { countChangesSince } from "@/lib/portal/rules/changes-since";
import { usePortalState } from "../auth-provider";
import { formatMoment } from "../format";
import { focusMain } from "../frame/focus-main";
import { Notice } from "../notice";
import { QueryLink } from "../query-link";
import { followMemory, parseMemory, putOff, readMemory } from "./backup-memory";

/** So many changes can be made again by hand, but nobody would like to. */
const REMIND_AFTER = 50;

/** Reminds an administrator to save a backup: docs/behaviour.md#stored-records. */
export default function BackupReminder() {
  const records = usePortalState((state) => state.records);
  const stored = useSyncExternalStore(followMemory, readMemory, () => undefined);
  const { exportedAt, putOffAt } = parseMemory(stored);
  const changes = useMemo(() => countChangesSince(records, exportedAt), [records, exportedAt]);
  if (changes < putOffAt + REMIND_AFTER) return null;
  return (
    <Notice>
      {exportedAt === 0
        ? `${changes} changes are in this browser, and no backup has been exported from it. `
        : `${changes} changes since the last backup was exported, on ${formatMoment(new Date(exportedAt).toISOString())}. `}
      <QueryLink change={{ tab: "settings", request: null, customer: null }} className="underline">
        Back up in Settings
      </QueryLink>{" "}
      <button
        type="button"
        className="cursor-pointer underline"
        onClick={() => {
          putOff(changes);
          focusMain();
        }}
      >
        Not now
      </button>
    </Notice>
  );
}
