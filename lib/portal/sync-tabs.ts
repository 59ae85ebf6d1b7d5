import type { PortalContext } from "./action-context";
import { PREFIX } from "./records/storage-keys";

/**
 * At most one read of the storage per interval, in milliseconds: docs/behaviour.md#stored-records. Every write in another tab
 * is an event of its own: an import fires thousands, and reading all keys for each would block the page for minutes.
 */
const THROTTLE_MS = 100;

/**
 * Reloads when another tab has written, and when the page returns from the back-forward cache or is looked at again: some
 * browsers tell a page in the background nothing. Throttled: the first write is read at once, further writes together at the
 * end of the interval. Returns a function that stops it.
 */
export function syncTabs({
  effects,
  reload,
  markStale,
  retry,
}: Pick<PortalContext, "effects" | "reload" | "markStale" | "retry">): () => void {
  let throttled = false;
  let missed = false;
  const stopping = new AbortController();
  const { signal } = stopping;

  function read() {
    if (signal.aborted) return;
    if (throttled) {
      missed = true;
      return;
    }
    throttled = true;
    missed = false;
    reload();
    // Another tab may have made room.
    retry();
    void effects.wait(THROTTLE_MS).then(() => {
      throttled = false;
      if (missed) read();
    });
  }
  function onStorage({ key }: { key?: string | null }) {
    // The event has no key when the whole storage was cleared.
    if (key && !key.startsWith(PREFIX)) return;
    markStale(key || undefined);
    read();
  }

  function readAll() {
    if (signal.aborted) return;
    markStale();
    reload();
  }
  // In a task of its own: Next handles the event too, by restoring the page, which cancels a redirect under way.
  const onPageShow = () => void effects.wait(0).then(readAll);
  // A moment later, because a page from the back-forward cache is visible before it is restored.
  const onLook = () => void effects.wait(THROTTLE_MS).then(readAll);

  effects.events.addEventListener("storage", onStorage, { signal });
  effects.events.addEventListener("pageshow", onPageShow, { signal });
  effects.events.addEventListener("visibilitychange", onLook, { signal });
  return () => stopping.abort();
}
