import { CAPACITY, isCramped } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { Notice } from "../notice";

/** Warns before the browser's storage is full: docs/behaviour.md#stored-records. */
export function StorageWarning() {
  const used = usePortalState((state) => state.used);
  const isAdmin = usePortalState((state) => state.user?.isAdmin ?? false);
  if (!isCramped(used)) return null;
  return (
    <Notice>
      The storage of this browser is about {percentOf(used)} full. Once it is full, nothing new can be saved.{" "}
      {isAdmin
        ? "Before that, export a backup in Settings, or select old requests and move them to a file."
        : "An administrator of this browser can export a backup in Settings."}
    </Notice>
  );
}

/** "83%" of the browser's room; never "100%" unless it is full. */
export function percentOf(used: number): string {
  return `${Math.floor(Math.min(1, used / CAPACITY) * 100)}%`;
}
