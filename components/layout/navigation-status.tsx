"use client";

import { useEffect, useState } from "react";
import { usePathname } from "next/navigation";
import { SEARCH_LINK } from "./search-link";

/** Links to pages; that of the search opens a dialog. */
const LINKS = `a[href]:not([${SEARCH_LINK}])`;

/**
 * Says that a page is being loaded while a soft navigation waits for the network: docs/behaviour.md#soft-navigation. A
 * client component because it listens to clicks.
 */
export function NavigationStatus() {
  const path = usePathname();
  const [target, setTarget] = useState<{ from: string; to: string }>();

  useEffect(() => {
    // After React's listener, in which a soft navigation prevents the browser's own.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINKS);
      if (link && event.defaultPrevented) setTarget({ from: location.pathname, to: link.pathname });
    };
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);

  // Any other path means that the navigation has ended.
  if (!target || target.from !== path || target.to === path) return null;
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-4 z-40 mx-auto w-fit rounded-card bg-deep px-5 py-2 text-on-deep transition-opacity delay-300 starting:opacity-0"
    >
      Loading…
    </p>
  );
}
