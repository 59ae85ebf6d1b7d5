import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";

/** Query parameters to set, or to remove with null. */
export type QueryChange = Readonly<Record<string, string | null>>;

/**
 * A change of the query that the router does not show yet: it follows the URL a moment later, and what is typed reaches
 * the URL a moment later still.
 */
interface Written {
  pathname: string;
  change: QueryChange;
  /** Whether it is in the URL. */
  isInUrl: boolean;
  /** The queries that the router may show meanwhile. With any other, something else has changed the query. */
  over: ReadonlySet<string>;
  /** The query of the URL once it is in there. With any other, something else has changed the URL. */
  result: string;
}

/** Safari refuses more than 100 changes of the URL in 30 seconds: too few for one per keystroke. */
const DELAY_MS = 300;

let written: Written | undefined;
let timer = 0;
const listeners = new Set<() => void>();

function set(next: Written | undefined): void {
  written = next;
  listeners.forEach((listener) => listener());
}

/** Back and forward show what the history has. */
function drop(): void {
  window.clearTimeout(timer);
  set(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", drop);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener("popstate", drop);
    flush();
    // No page shows it any more, and the next one begins with its URL.
    written = undefined;
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

/** Called by events, and so on the page that is shown: the browser's own address is the right one there. */
function write(change: QueryChange, isInUrl: boolean): Written {
  const { pathname, search } = window.location;
  const query = queryWith(search, {});
  const isLatest = written?.pathname === pathname && (!written.isInUrl || written.result === query);
  const before = isLatest ? written : undefined;
  const all = { ...before?.change, ...change };
  const over = new Set([...(before?.over ?? []), query]);
  return { pathname, change: all, isInUrl, over, result: queryWith(query, all) };
}

/** Changes the query and adds a history entry. */
export function changeQuery(change: QueryChange): void {
  window.clearTimeout(timer);
  const next = write(change, true);
  window.history.pushState(null, "", addressOf(next.pathname, next.result));
  set(next);
}

/** Changes the query at once for the page, and a moment later in the URL, without a history entry. For what is typed. */
export function replaceQuerySoon(change: QueryChange): void {
  window.clearTimeout(timer);
  set(write(change, false));
  timer = window.setTimeout(flush, DELAY_MS);
}

function flush(): void {
  window.clearTimeout(timer);
  // Another page may be open by now.
  if (!written || written.pathname !== window.location.pathname) return set(undefined);
  const next = write({}, true);
  if (next.result === queryWith(window.location.search, {})) return set(undefined);
  window.history.replaceState(null, "", addressOf(next.pathname, next.result));
  set(next);
}

/** The path and the query of the page that is rendered. With `typed`, what is not in the URL yet is part of it. */
function useAddress(typed = false): [pathname: string, query: string] {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const latest = useSyncExternalStore(
    subscribe,
    () => (typed || written?.isInUrl ? written : undefined),
    () => undefined,
  );
  const isAhead = latest?.pathname === pathname && latest.over.has(query);
  const changed = isAhead ? queryWith(query, latest.change) : query;
  useEffect(() => {
    if (written?.isInUrl && written.pathname === pathname && changed === query) set(undefined);
  }, [pathname, query, changed]);
  return [pathname, changed];
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
