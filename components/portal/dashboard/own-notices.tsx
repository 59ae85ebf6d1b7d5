import { lazy, Suspense } from "react";
import { usePortalState } from "../auth-provider";

/** Fetched where something could not be read. */
const UnreadableNotices = lazy(() => import("./unreadable-notices"));

/** Tells a customer what of their own data could not be read: docs/behaviour.md#stored-records. */
export function OwnNotices() {
  const hasUnreadable = usePortalState((state) => state.quarantined.length > 0);
  return hasUnreadable ? (
    <Suspense>
      <UnreadableNotices />
    </Suspense>
  ) : null;
}
