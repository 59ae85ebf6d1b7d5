import { useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";

/** What to change in the URL's query: a value, or null to remove it. */
export type QueryChange = Readonly<Record<string, string | null>>;

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

/** The URL's query as it is now, and from then on. For what is shown in a browser only. */
const useSearch = () => useSyncExternalStore(subscribe, searchOf, () => "");

/** Follows the router's links to the same page too, of which the browser says nothing. */
function useRouterSearch(): string {
  const params = useSearchParams();
  useEffect(notify, [params]);
  return useSearch();
}

/** The address of this page with its query changed. */
function urlWith(search: string, change: QueryChange): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return window.location.pathname + (text && `?${text}`);
}

/** Changes the query, so that Back goes to what was shown before. */
export function changeQuery(change: QueryChange): void {
  window.history.pushState(null, "", urlWith(searchOf(), change));
  notify();
}

/** The address of this page with its query changed; follows the URL. */
export function useUrlWith(change: QueryChange): string {
  return urlWith(useSearch(), change);
}

/** A value of the query; null where there is none. */
export function useQueryValue(name: string): string | null {
  return new URLSearchParams(useRouterSearch()).get(name);
}

/**
 * The chosen tab, kept in the query. The first tab is the default, and stands for any other value.
 * `leaves` names what in the query belongs to one tab only.
 */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  leaves: readonly string[] = [],
): [Tab, (tab: Tab) => void] {
  const asked = useQueryValue("tab");
  const tab = tabs.find((name) => name === asked) ?? tabs[0];
  const gone = Object.fromEntries(leaves.map((name) => [name, null]));
  return [tab, (next) => changeQuery({ ...gone, tab: next === tabs[0] ? null : next })];
}
