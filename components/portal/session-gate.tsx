"use client";

import { useRouter } from "next/navigation";
import { useEffect, type ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner";
import { useHydrated } from "@/components/ui/use-browser";
import type { GuardDecision, GuardedSession } from "@/lib/portal";
import { useOptionalAuth, usePortalState } from "./auth-provider";

interface SessionGateProps {
  /** Decides from the session what the page shows. */
  decide: (session: GuardedSession) => GuardDecision;
  children: ReactNode;
}

/**
 * Shows a spinner until the session is read, then the page or a redirect: docs/behaviour.md#route-guard. Nothing
 * inside is prerendered, so no form exists before React handles its events. A client component because the
 * session is in the browser's storage.
 */
export function SessionGate(props: SessionGateProps) {
  const portal = useOptionalAuth();
  return useHydrated() && portal ? <HydratedGate {...props} /> : <Waiting />;
}

function HydratedGate({ decide, children }: SessionGateProps) {
  const router = useRouter();
  const loading = usePortalState((state) => state.loading);
  const user = usePortalState((state) => state.user);
  const decision = decide({ loading, user });
  const target = "redirect" in decision ? decision.redirect : undefined;
  useEffect(() => {
    if (target) router.replace(target);
  }, [router, target]);
  return "show" in decision && decision.show === "content" ? children : <Waiting />;
}

function Waiting() {
  return (
    <div className="noscript:hidden">
      <Spinner label="Reading your session..." />
    </div>
  );
}
