"use client";

import { useEffect, useState } from "react";
import { usePathname } from "next/navigation";
import { SEARCH_LINK } from "./search-link";

/** Links to pages; that of the search opens a dialog. */
const LINKS = `a[href]:not([${SEARCH_LINK}])`;

/**
 * Covers the page by the skeleton of the next one while a soft navigation waits for the network:
 * docs/behaviour.md#timings-and-thresholds.
 */
export function NavigationStatus() {
  const path = usePathname();
  // Another path means that the navigation has ended, and Back must not find the cover of this page again.
  return <Cover key={path} path={path} />;
}

function Cover({ path }: { path: string }) {
  const [target, setTarget] = useState(path);

  useEffect(() => {
    // After React's listener, in which a soft navigation prevents the browser's own.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINKS);
      if (link && event.defaultPrevented) setTarget(link.pathname);
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  if (target === path) return null;
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-16 bottom-0 z-10 overflow-hidden bg-paper text-soft transition-opacity delay-300 duration-150 starting:opacity-0"
    >
      <div className="page skeleton py-10">
        <p>Loading…</p>
      </div>
    </div>
  );
}
