"use client";

import { useSyncExternalStore } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { QUERY_CHANGE } from "./use-tool";

function subscribe(changed: () => void): () => void {
  window.addEventListener(QUERY_CHANGE, changed);
  return () => window.removeEventListener(QUERY_CHANGE, changed);
}

/** Links to the other tools, with the figures of this one. A client component because they are in the query. */
export function ToolLinks({ links }: { links: readonly { label: string; url: string }[] }) {
  const query = useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => "",
  );
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-4">
      {links.map(({ label, url }) => (
        <li key={url} className="border-t border-line py-3">
          <SiteLink href={`${url}${query}`} className="underline underline-offset-4">
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
