"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { Fragment, useEffect, type ReactNode } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { portalRoutes } from "@/lib/portal-routes";
import { guard, signInPath } from "@/lib/portal/route-guard";
import { emailKey } from "@/lib/portal/rules/accounts";
import { useOptionalAuth, usePortalState } from "./auth-provider";
import { focusMain } from "./focus";

interface SessionGateProps {
  page: keyof typeof portalRoutes;
  /** Prerendered, and shown until the session is read. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Shows a spinner until the session is read, then the page or a redirect: docs/behaviour.md#route-guard. Nothing inside
 * is prerendered, so no form exists before React handles its events. The page starts afresh for another user: what one
 * has typed is not shown to the next.
 */
export function SessionGate(props: SessionGateProps) {
  const portal = useOptionalAuth();
  return useHydrated() && portal ? <HydratedGate {...props} /> : props.waiting;
}

/** Whether this page has just led away from /auth: the form that had the focus is gone. */
let hasSignedIn = false;

function HydratedGate({ page, waiting, children }: SessionGateProps) {
  const router = useRouter();
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const loading = usePortalState((state) => state.loading);
  const user = usePortalState((state) => state.user);
  // Whoever signs in after a sign-out is probably somebody else, and is not led back to this page.
  const hasSignedOut = usePortalState(
    ({ sessionMessage }) =>
      sessionMessage?.kind === "signed-out" || sessionMessage?.kind === "account-deleted",
  );
  const decision = guard(page, { loading, user }, query);
  const target = typeof decision === "object" ? decision.redirect : undefined;
  useEffect(() => {
    if (!target) return;
    const leadsBack = target === portalRoutes.auth() && !hasSignedOut;
    hasSignedIn = user !== null;
    router.replace(leadsBack ? signInPath(pathname, query) : target);
  }, [router, target, hasSignedOut, user, pathname, query]);
  const isShown = decision === "content";
  useEffect(() => {
    if (isShown && hasSignedIn) focusMain();
    if (isShown) hasSignedIn = false;
  }, [isShown]);
  if (!isShown) return waiting;
  return <Fragment key={user && emailKey(user.email)}>{children}</Fragment>;
}
