"use client";

import { useEffect } from "react";
import { usePortalState } from "./auth-provider";

/**
 * Warns while some changes exist on this page only: docs/behaviour.md#stored-records. Then the browser also asks
 * before the page is left. A client component because it follows the storage.
 */
export function StorageNotice() {
  const notice = usePortalState((state) => state.notice);
  const unsaved = usePortalState((state) => state.unsaved);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);

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
