import { useSyncExternalStore } from "react";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

const never = () => () => {};

/** False in prerendered HTML and while hydrating, true from then on: for what only works with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Whether the visitor has asked for less motion now; event handlers and effects call it. */
export function prefersReducedMotion(): boolean {
  return matchMedia(REDUCED_MOTION).matches;
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the visitor has asked for less motion; follows the setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}
