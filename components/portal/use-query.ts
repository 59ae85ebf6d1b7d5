import { useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";

/** Query parameters to set, or to remove with null. */
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

/** The current query; re-renders when it changes. Only for components that are not prerendered. */
const useSearch = () => useSyncExternalStore(subscribe, searchOf, () => "");

/** The URL of this page with a changed query. */
function urlWith(search: string, change: QueryChange): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return window.location.pathname + (text && `?${text}`);
}

/** Changes the query and adds a history entry. */
export function changeQuery(change: QueryChange): void {
  flush();
  window.history.pushState(null, "", urlWith(searchOf(), change));
  notify();
}

/** Safari refuses more than 100 changes of the URL in 30 seconds: too few for one per keystroke. */
const DELAY_MS = 300;

/** Changes that are not in the URL yet, and the page they belong to. */
let waiting: { change: QueryChange; pathname: string; timer: number } | undefined;

/** Changes the query a moment later, without a history entry. For what is typed. */
export function replaceQuerySoon(change: QueryChange): void {
  window.clearTimeout(waiting?.timer);
  waiting = {
    change: { ...waiting?.change, ...change },
    pathname: window.location.pathname,
    timer: window.setTimeout(flush, DELAY_MS),
  };
}

function flush(): void {
  if (!waiting) return;
  const { change, pathname, timer } = waiting;
  waiting = undefined;
  window.clearTimeout(timer);
  // Another page may be open by now.
  if (pathname !== window.location.pathname) return;
  const url = urlWith(searchOf(), change);
  if (url === window.location.pathname + searchOf()) return;
  window.history.replaceState(null, "", url);
  notify();
}

/** The URL of this page with a changed query, and whether that is the current one; follows the current URL. */
export function useUrlWith(change: QueryChange): [url: string, isCurrent: boolean] {
  const search = useSearch();
  const url = urlWith(search, change);
  return [url, url === urlWith(search, {})];
}

/** The value of a query parameter, or null. */
export function useQueryValue(name: string): string | null {
  const params = useSearchParams();
  // Router links to the same page change the query without an event.
  useEffect(notify, [params]);
  return new URLSearchParams(useSearch()).get(name);
}

/**
 * The selected tab, stored in the query parameter `tab`. The first tab is the default.
 *
 * @param cleared query parameters to remove when another tab is selected
 */
export function useTab<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  cleared: readonly string[] = [],
): [Tab, (tab: Tab) => void] {
  const value = useQueryValue("tab");
  const tab = tabs.find((name) => name === value) ?? tabs[0];
  const removed = Object.fromEntries(cleared.map((name) => [name, null]));
  return [tab, (next) => changeQuery({ ...removed, tab: next === tabs[0] ? null : next })];
}

/** The sections of a dashboard with the change of the query that shows them. The first is the default. */
export function placesOf(sections: Readonly<Record<string, string>>, cleared: QueryChange) {
  return Object.entries(sections).map(([tab, name], index) => ({
    name,
    change: { ...cleared, tab: index === 0 ? null : tab },
  }));
}
