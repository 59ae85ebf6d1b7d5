"use client";

import { usePortalState } from "./auth-provider";

/**
 * Warns while some changes exist in this tab only: docs/behaviour.md#stored-records. A client component because it
 * follows the storage.
 */
export function StorageNotice() {
  const notice = usePortalState((state) => state.notice);
  return (
    <div role="status">
      {notice && (
        <p className="my-4 max-w-none rounded-button border-2 border-amber bg-card px-3 py-2 text-small font-semibold">
          {notice.message}
        </p>
      )}
    </div>
  );
}
