"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { QUERY_CHANGE } from "./use-tool";

function subscribe(changed: () => void): () => void {
  window.addEventListener(QUERY_CHANGE, changed);
  return () => window.removeEventListener(QUERY_CHANGE, changed);
}

interface ToolLinkProps {
  url: string;
  className?: string;
  children: ReactNode;
}

/** A link to another tool, with the figures of this one. A client component because they are in the query. */
export function ToolLink({ url, className, children }: ToolLinkProps) {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  return (
    <SiteLink href={`${url}${query}`} className={className}>
      {children}
    </SiteLink>
  );
}
