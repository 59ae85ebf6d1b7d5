"use client";

import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { useStore } from "zustand";
import {
  browserEdges,
  createPortal,
  messages,
  type Portal,
  type PortalOptions,
  type PortalState,
} from "@/lib/portal";

/** Null where there is no browser: while the page is prerendered. Undefined outside a provider. */
const PortalContext = createContext<Portal | null | undefined>(undefined);

interface AuthProviderProps extends PortalOptions {
  /** Opens the portal; tests hand in one with side effects of their own. */
  open?: (options: PortalOptions) => Portal;
  children: ReactNode;
}

/**
 * Holds the portal of this tab and keeps it reading the browser's storage. A client component because
 * accounts and requests are in the browser only.
 */
export function AuthProvider({ open = openInBrowser, children, ...options }: AuthProviderProps) {
  const [portal] = useState(() => (typeof window === "undefined" ? null : open(options)));
  useEffect(() => portal?.start(), [portal]);
  return <PortalContext value={portal}>{children}</PortalContext>;
}

function openInBrowser(options: PortalOptions): Portal {
  return createPortal(browserEdges(window), options);
}

/**
 * The portal of this tab, null while prerendering.
 *
 * @throws Error outside an `AuthProvider`
 */
export function useAuthWhereKnown(): Portal | null {
  const portal = useContext(PortalContext);
  if (portal === undefined) throw new Error(messages.outsideProvider);
  return portal;
}

/**
 * The portal of this tab, for what is shown in a browser only: everything behind a `SessionGate`.
 *
 * @throws Error outside an `AuthProvider`
 */
export function useAuth(): Portal {
  const portal = useAuthWhereKnown();
  if (portal === null) throw new Error("useAuth must be used behind a SessionGate");
  return portal;
}

/** A part of the portal's state; follows it. */
export function usePortalState<T>(select: (state: PortalState) => T): T {
  return useStore(useAuth().store, select);
}
