import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in prerendered HTML and while hydrating, then true. For controls that only work with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
