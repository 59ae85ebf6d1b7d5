import { routes } from "@/lib/routes";
import { may } from "./rules/roles";

/** The part of the session that the guards need. */
export interface GuardedSession {
  loading: boolean;
  user: { isAdmin: boolean } | null;
}

export type GuardDecision = { show: "spinner" | "content" } | { redirect: string };

/** Decides what a route for signed-in users or administrators shows: docs/behaviour.md#route-guard. */
export function guard({ loading, user }: GuardedSession, needs: { adminOnly?: boolean } = {}): GuardDecision {
  if (loading) return { show: "spinner" };
  if (!user) return { redirect: routes.auth() };
  if (needs.adminOnly && !may(user, "open-admin")) return { redirect: routes.dashboard() };
  return { show: "content" };
}

/** Decides what /auth shows: its forms, or a redirect for signed-in users. */
export function guardOfAuth({ loading, user }: GuardedSession): GuardDecision {
  if (loading) return { show: "spinner" };
  return user ? { redirect: homeOf(user) } : { show: "content" };
}

/** The page after sign-in: /admin for administrators, /dashboard for customers. */
export function homeOf(user: { isAdmin: boolean }): string {
  return may(user, "open-admin") ? routes.admin() : routes.dashboard();
}
