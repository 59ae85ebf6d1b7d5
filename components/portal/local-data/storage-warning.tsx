import { isCramped, percentFull } from "@/lib/portal";
import { usePortalState } from "../auth-provider";
import { Notice } from "../notice";

/** Warns before the browser's storage is full: docs/behaviour.md#stored-records. */
export function StorageWarning() {
  const used = usePortalState((state) => state.used);
  const isAdmin = usePortalState((state) => state.user?.isAdmin ?? false);
  if (!isCramped(used)) return null;
  return (
    <Notice>
      The storage of this browser is about {percentFull(used)} full. Once it is full, nothing new can be
      saved.{" "}
      {isAdmin
        ? "Before that, export a backup in Settings, or select old requests and move them to a file."
        : "An administrator of this browser can export a backup in Settings."}
    </Notice>
  );
}
