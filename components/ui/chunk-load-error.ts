import { useEffect } from "react";

const KEY = "reloaded-for-code";
/** No second reload within this time: if the chunk is still missing, a reload does not help. */
const COOLDOWN_MS = 10 * 60_000;

/** Side effects of the reload. */
export interface ReloadEffects {
  storage: Pick<Storage, "getItem" | "setItem">;
  now: number;
  /** Whether the server answers. */
  isOnline: () => Promise<boolean>;
  reload: () => void;
}

/** Whether a page failed because a chunk of its code could not be fetched. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}

/**
 * Reloads a page whose code is gone: a tab left open across a deploy requests files of the previous build. At most once
 * in ten minutes, and only if that can be remembered, so that it never reloads in a loop. Not offline: a reload would
 * replace the page by the browser's error page.
 *
 * @returns whether the page is being reloaded
 */
export async function reloadOnce({ storage, now, isOnline, reload }: ReloadEffects): Promise<boolean> {
  try {
    const last = Number(storage.getItem(KEY) ?? -Infinity);
    // Negated, so that NaN does not reload either.
    if (!(now - last > COOLDOWN_MS)) return false;
    if (!(await isOnline())) return false;
    storage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Reloads the page if the error of an error boundary is a chunk load error. */
export function useReloadOnChunkLoadError(error: unknown): void {
  useEffect(() => {
    if (!isChunkLoadError(error)) return;
    void reloadOnce({
      // Reading `window.sessionStorage` throws if storage is blocked: only within the functions.
      storage: {
        getItem: (key) => sessionStorage.getItem(key),
        setItem: (key, value) => sessionStorage.setItem(key, value),
      },
      now: Date.now(),
      isOnline: serverAnswers,
      reload: () => window.location.reload(),
    });
  }, [error]);
}

async function serverAnswers(): Promise<boolean> {
  return (await fetch(window.location.pathname, { method: "HEAD", cache: "no-store" })).ok;
}
