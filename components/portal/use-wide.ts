import { useSyncExternalStore } from "react";

/** Wide enough for a list with a detail beside it: 80rem, as `xl` in theme.css. */
const WIDE = "(width >= 80rem)";

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia?.(WIDE);
  query?.addEventListener("change", changed);
  return () => query?.removeEventListener("change", changed);
}

/** Whether a detail has room beside its list. For components that are not prerendered. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    // jsdom has no `matchMedia`.
    () => window.matchMedia?.(WIDE).matches ?? false,
    () => false,
  );
}
