import { useEffect, useSyncExternalStore } from "react";
import { registerWorker } from "./register-worker";

function subscribe(notify: () => void): () => void {
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
}

/** Missing on plain http. */
const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Registers the worker that lets the portal work offline, and says when the browser is: docs/behaviour.md#offline. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    if (isOnline) void registerWorker(workers());
  }, [isOnline]);

  return (
    <div role="status">
      {!isOnline && (
        <p className="max-w-none border-b border-line bg-card px-4 py-1 text-small text-soft lg:px-6 print:hidden">
          {workers()?.controller
            ? "You are offline. The portal works as usual, also after a reload."
            : "You are offline. Keep this page open: it cannot be opened again without a connection."}
        </p>
      )}
    </div>
  );
}

/** For `start-offline.tsx`: with an element it needs no code to make one. */
export const notice = <OfflineNotice />;
