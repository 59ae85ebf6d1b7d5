import { portalRoutes } from "@/lib/portal-routes";
import { isAdministrator } from "./rules/roles";

/** The part of the session that the guards need. */
export interface GuardedSession {
  loading: boolean;
  user: { isAdmin: boolean } | null;
}

export type GuardDecision = { show: "spinner" | "content" } | { redirect: string };

/** Decides what a route for signed-in users or administrators shows: docs/behaviour.md#route-guard. */
export function guard({ loading, user }: GuardedSession, needs: { adminOnly?: boolean } = {}): GuardDecision {
  if (loading) return { show: "spinner" };
  if (!user) return { redirect: portalRoutes.auth() };
  if (needs.adminOnly && !isAdministrator(user)) return { redirect: portalRoutes.dashboard() };
  return { show: "content" };
}

/** Decides what /auth shows: its forms, or a redirect for signed-in users, to `next` if they may open it. */
export function guardOfAuth({ loading, user }: GuardedSession, next: string | null = null): GuardDecision {
  if (loading) return { show: "spinner" };
  if (!user) return { show: "content" };
  const isOpen = next !== null && (isAdministrator(user) || !next.startsWith(portalRoutes.admin()));
  return { redirect: isOpen ? next : homeOf(user) };
}

/** The parameter of /auth with the page to open after signing in. */
const NEXT = "next";

/** The address of /auth that leads back to a page of the portal. Only a query is worth it: see `homeOf`. */
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

/** The page after sign-in: /admin for administrators, /dashboard for customers. */
function homeOf(user: { isAdmin: boolean }): string {
  return isAdministrator(user) ? portalRoutes.admin() : portalRoutes.dashboard();
}
