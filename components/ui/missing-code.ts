import { useEffect } from "react";

const KEY = "reloaded-for-code";
/** No second reload within this time, in milliseconds: code that is missing still is not there at all. */
const REST_MS = 10 * 60_000;

/** What the recovery needs of its surroundings. */
export interface Surroundings {
  storage: Pick<Storage, "getItem" | "setItem">;
  now: number;
  /** Whether the server answers at all. */
  isOnline: () => Promise<boolean>;
  reload: () => void;
}

/** Whether a page failed because a part of its code could not be fetched. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === "ChunkLoadError";
}

/**
 * Reloads a page whose code is gone: a tab that was opened before a deploy asks for files of the build
 * before. Once only, and only where it can be remembered, so that it never goes round in circles. Offline,
 * a reload would take away what is still there.
 *
 * @returns whether the page is being reloaded
 * @see docs/decisions/0016-reload-once-after-a-deploy.md
 */
export async function reloadForCode({ storage, now, isOnline, reload }: Surroundings): Promise<boolean> {
  try {
    const last = Number(storage.getItem(KEY) ?? -Infinity);
    // Also after the clock was set back, and where something else stands under the key.
    if (!(now - last > REST_MS)) return false;
    if (!(await isOnline())) return false;
    storage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** For the place of a page that failed: reloads it where its code is gone. */
export function useReloadForCode(error: unknown): void {
  useEffect(() => {
    if (!isMissingCode(error)) return;
    void reloadForCode({
      // Reading the property throws where storage is blocked.
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
