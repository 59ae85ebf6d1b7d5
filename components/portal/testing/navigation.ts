import { useSyncExternalStore } from "react";

/** Stands for `next/navigation`: the router follows the address of the page, as that of Next does. */
const listeners = new Set<() => void>();

for (const name of ["pushState", "replaceState"] as const) {
  const change = window.history[name].bind(window.history);
  window.history[name] = (...given) => {
    change(...given);
    listeners.forEach((listener) => listener());
  };
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

export const router = { replace: jest.fn() };
export const useRouter = () => router;
const useLocation = (part: "pathname" | "search") =>
  useSyncExternalStore(
    subscribe,
    () => window.location[part],
    () => "",
  );
export const usePathname = () => useLocation("pathname");
export const useSearchParams = () => new URLSearchParams(useLocation("search"));
