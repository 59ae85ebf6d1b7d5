import { usePathname, useSearchParams } from "next/navigation";
import { useSyncExternalStore } from "react";

/** Query parameters to set, or to remove with null. */
export type QueryChange = Readonly<Record<string, string | null>>;

/** Safari refuses more than 100 changes of the URL in 30 seconds: too few for one per keystroke. */
const DELAY_MS = 300;

/** What was typed on a page and is not in its URL yet. */
let typed: { pathname: string; change: QueryChange } | undefined;
let timer = 0;
const listeners = new Set<() => void>();

function notify(): void {
  listeners.forEach((listener) => listener());
}

/** Back and forward show what the history has. */
function forgetTyped(): void {
  window.clearTimeout(timer);
  typed = undefined;
  notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", forgetTyped);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("popstate", forgetTyped);
    flush();
  };
}

function queryWith(search: string, change: QueryChange): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.toString();
}

const addressOf = (pathname: string, query: string) => pathname + (query && `?${query}`);

/** The address that the browser shows, changed. */
const addressWith = (change: QueryChange = {}) =>
  addressOf(window.location.pathname, queryWith(window.location.search, change));

/** What was typed on the page that is shown. */
const typedHere = () => (typed?.pathname === window.location.pathname ? typed.change : {});

/** Changes the query and adds a history entry. */
export function changeQuery(change: QueryChange): void {
  window.history.pushState(null, "", addressWith({ ...typedHere(), ...change }));
  forgetTyped();
}

/** Changes the query at once for the page, and a moment later in the URL, without a history entry. For what is typed. */
export function replaceQuerySoon(change: QueryChange): void {
  typed = { pathname: window.location.pathname, change: { ...typedHere(), ...change } };
  window.clearTimeout(timer);
  timer = window.setTimeout(flush, DELAY_MS);
  notify();
}

function flush(): void {
  const address = addressWith(typedHere());
  if (address !== addressWith()) window.history.replaceState(null, "", address);
  forgetTyped();
}

/** The path and the query of the page that is rendered. With `withTyped`, what is not in the URL yet is part of it. */
function useAddress(withTyped = false): [pathname: string, query: string] {
  const pathname = usePathname();
  const routed = useSearchParams().toString();
  // The router follows the URL of a page a moment later. To another page it is ahead: the URL follows with the page.
  const address = useSyncExternalStore(subscribe, () => addressWith(withTyped ? typedHere() : {}));
  const [shown, query = ""] = address.split("?");
  return [pathname, shown === pathname ? query : routed];
}

/** The query with what was typed a moment ago. */
export const useTypedQuery = (): string => useAddress(true)[1];

/** The URL of this page with a changed query, and whether that is the current one. */
export function useUrlWith(change: QueryChange): [url: string, isCurrent: boolean] {
  const [pathname, query] = useAddress();
  const next = queryWith(query, change);
  return [addressOf(pathname, next), next === query];
}

/** The value of a query parameter, or null. */
export function useQueryValue(name: string): string | null {
  return new URLSearchParams(useAddress()[1]).get(name);
}

const changeTo = (names: Readonly<Record<string, string>>, closed: QueryChange, tab: string) => ({
  ...closed,
  tab: tab === Object.keys(names)[0] ? null : tab,
});

/**
 * The selected tab, stored in the query parameter `tab`. The first tab is the default.
 *
 * @param names by their values in the query
 * @param closed the change of the query that comes with another tab
 */
export function useTab<Tab extends string>(
  names: Readonly<Record<Tab, string>>,
  closed: QueryChange,
): [Tab, (tab: Tab) => void] {
  const value = useQueryValue("tab");
  const tabs = Object.keys(names) as Tab[];
  return [tabs.find((tab) => tab === value) ?? tabs[0]!, (tab) => changeQuery(changeTo(names, closed, tab))];
}

/** The sections of a dashboard with the change of the query that shows them. */
export const placesOf = (names: Readonly<Record<string, string>>, closed: QueryChange) =>
  Object.entries(names).map(([tab, name]) => ({ name, change: changeTo(names, closed, tab) }));
