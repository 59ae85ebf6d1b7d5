import { useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

const notify = () => listeners.forEach((listener) => listener());
const searchOf = () => window.location.search;

/**
 * The chosen tab, kept in the URL's query, so that Back goes to the one before. The first tab is the
 * default, and stands for any other value. For what is shown in a browser only.
 */
export function useTab<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: Tab) => void] {
  const search = useSyncExternalStore(subscribe, searchOf, () => "");
  // Also follows links to the same page, of which the browser says nothing.
  const params = useSearchParams();
  useEffect(notify, [params]);

  const asked = new URLSearchParams(search).get("tab");
  const tab = tabs.find((name) => name === asked) ?? tabs[0];
  function choose(next: Tab) {
    const query = new URLSearchParams(searchOf());
    if (next === tabs[0]) query.delete("tab");
    else query.set("tab", next);
    const text = query.toString();
    window.history.pushState(null, "", window.location.pathname + (text && `?${text}`));
    notify();
  }
  return [tab, choose];
}
