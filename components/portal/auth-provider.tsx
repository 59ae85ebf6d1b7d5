"use client";

import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import type { PortalOptions, PortalState } from "@/lib/portal/action-context";
import { browserEffects } from "@/lib/portal/effects";
import { messages } from "@/lib/portal/messages";
import { createPortal, type Portal } from "@/lib/portal/portal";

/** Null while prerendering, undefined outside a provider. */
const AuthContext = createContext<Portal | null | undefined>(undefined);

interface AuthProviderProps extends PortalOptions {
  /** Replaced in tests. */
  open?: (options: PortalOptions) => Portal;
  children: ReactNode;
}

/** Creates the portal of this tab and starts it. A client component because accounts and requests exist in the browser only. */
export function AuthProvider({ open = openInBrowser, children, ...options }: AuthProviderProps) {
  const [portal] = useState(() => (typeof window === "undefined" ? null : open(options)));
  useEffect(() => portal?.store.subscribe(markSession), [portal]);
  useEffect(() => portal?.start(), [portal]);
  return <AuthContext value={portal}>{children}</AuthContext>;
}

/** Keeps the mark of `SessionMark` true after a sign-in or sign-out, which load no page. */
function markSession({ loading, user }: PortalState): void {
  if (!loading) document.documentElement.toggleAttribute("data-signed-in", user !== null);
}

function openInBrowser(options: PortalOptions): Portal {
  return createPortal(browserEffects(window), options);
}

/**
 * The portal of this tab, null while prerendering.
 *
 * @throws Error outside an `AuthProvider`
 */
export function useOptionalAuth(): Portal | null {
  const portal = useContext(AuthContext);
  if (portal === undefined) throw new Error(messages.outsideProvider);
  return portal;
}

/**
 * The portal of this tab, for components inside a `SessionGate`, which are not prerendered.
 *
 * @throws Error outside an `AuthProvider`
 */
export function useAuth(): Portal {
  const portal = useOptionalAuth();
  if (portal === null) throw new Error("useAuth must be used inside a SessionGate");
  return portal;
}

/** Selects a part of the portal's state and re-renders when it changes. */
export function usePortalState<T>(select: (state: PortalState) => T): T {
  return useStore(useAuth().store, select);
}
