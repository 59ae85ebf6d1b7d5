import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        changed();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  return () => clearTimeout(timer);
}

/** The minute that it is, as a time in milliseconds. Undefined in prerendered HTML and while hydrating. */
export function useMinute(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE) * MINUTE,
    () => undefined,
  );
}
