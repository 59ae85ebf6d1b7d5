import { portalRoutes } from "@/lib/portal-routes";
import { isAdministrator } from "./rules/permissions";

/** The part of the session that the guard needs. */
interface GuardedSession {
  loading: boolean;
  user: { isAdmin: boolean } | null;
}

/** What a page shows, or the address to which it leads on. */
type GuardDecision = "spinner" | "content" | { redirect: string };

/**
 * Decides what a page of the portal shows: docs/behaviour.md#route-guard. /auth leads signed-in users to the page that its
 * query names, if they may open it.
 */
export function guard(
  page: keyof typeof portalRoutes,
  { loading, user }: GuardedSession,
  query = "",
): GuardDecision {
  if (loading) return "spinner";
  if (!user) return page === "auth" ? "content" : { redirect: portalRoutes.auth() };
  const isAdmin = isAdministrator(user);
  if (page !== "auth")
    return page === "admin" && !isAdmin ? { redirect: portalRoutes.dashboard() } : "content";
  const home = isAdmin ? portalRoutes.admin() : portalRoutes.dashboard();
  const next = returnPath(query) ?? home;
  return { redirect: isAdmin || !next.startsWith(portalRoutes.admin()) ? next : home };
}

/** The parameter of /auth with the page to open after signing in. */
const NEXT = "next";

/** The address of /auth that leads back to a page of the portal. Only a query is worth it: sign-in leads to a dashboard anyway. */
export function signInPath(pathname: string, query: string): string {
  return query
    ? `${portalRoutes.auth()}?${new URLSearchParams({ [NEXT]: `${pathname}?${query}` })}`
    : portalRoutes.auth();
}

/** The page of the portal to open after signing in, from the query of /auth. Null for any other address. */
export function returnPath(search: string): string | null {
  const next = new URLSearchParams(search).get(NEXT);
  if (next === null || !URL.canParse(next, BASE)) return null;
  const { origin, pathname, search: query } = new URL(next, BASE);
  const isPortal = pathname === portalRoutes.dashboard() || pathname === portalRoutes.admin();
  return origin === BASE && isPortal ? pathname + query : null;
}

/** Never requested: relative addresses are read against it. */
const BASE = "https://portal.invalid";
