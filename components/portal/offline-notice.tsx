"use client";

import { useEffect, useSyncExternalStore } from "react";
import { portalRoutes } from "@/lib/portal-routes";

/** Written by the build. Not one of `routes`, which all pages load. */
const WORKER = "/service-worker.js";

/**
 * One for each page of the portal, and for its address with the capital that phones begin a word with: no other page of the
 * site has a worker. `export-kit.config.mjs` names the pages too.
 */
export const OFFLINE_PAGES = Object.values(portalRoutes).flatMap((route) => [
  route(),
  route().replace(/[a-z]/, (letter) => letter.toUpperCase()),
]);

/**
 * Registers the service worker and looks for a new one, which fetches the portal of a new build in the background.
 * Failures are of no consequence: the portal then needs a network, as before.
 *
 * @param container undefined on plain http and in old browsers
 * @see docs/decisions/0072-own-service-worker.md
 */
export async function registerWorker(
  container: Pick<ServiceWorkerContainer, "register"> | undefined,
): Promise<void> {
  try {
    for (const scope of OFFLINE_PAGES) await container?.register(WORKER, { scope });
    // One is enough, because the workers share what they keep. Resolves to the existing registration.
    await (await container?.register(WORKER, { scope: portalRoutes.auth() }))?.update();
  } catch {
    // Offline, or the browser's settings forbid it.
  }
}

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

/**
 * Registers the worker that lets the portal work offline, and says when the browser is: docs/behaviour.md#offline. A client
 * component because a worker starts in browsers.
 */
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
