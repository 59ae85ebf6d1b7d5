import { routes } from "@/lib/routes";
import { may } from "./rules/roles";

/** What the guard has to know of the session. */
export interface GuardedSession {
  loading: boolean;
  user: { isAdmin: boolean } | null;
}

/** What to put on the screen of a guarded route. */
export type GuardDecision = { show: "spinner" | "content" } | { redirect: string };

/** Decides what a guarded route shows: for a signed-in user, or for administrators only. */
export function guard({ loading, user }: GuardedSession, needs: { adminOnly?: boolean } = {}): GuardDecision {
  if (loading) return { show: "spinner" };
  if (!user) return { redirect: routes.auth() };
  if (needs.adminOnly && !may(user, "open-admin")) return { redirect: routes.dashboard() };
  return { show: "content" };
}

/** Decides what /auth shows: its forms, or for the signed-in a redirect to where they work. */
export function guardOfAuth({ loading, user }: GuardedSession): GuardDecision {
  if (loading) return { show: "spinner" };
  return user ? { redirect: homeOf(user) } : { show: "content" };
}

/** Where somebody goes after signing in: administrators to /admin, others to /dashboard. */
export function homeOf(user: { isAdmin: boolean }): string {
  return may(user, "open-admin") ? routes.admin() : routes.dashboard();
}
