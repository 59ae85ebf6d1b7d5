import { useEffect, useRef } from "react";

/**
 * Gives the focus back to the link that has opened something in the page, once that is closed again.
 * `open` is what is open, null for nothing; `linkIdOf` gives the id of its link.
 */
export function useFocusBack(open: string | null, linkIdOf: (open: string) => string): void {
  const openBefore = useRef(open);
  useEffect(() => {
    const before = openBefore.current;
    openBefore.current = open;
    if (before !== null && open === null) document.getElementById(linkIdOf(before))?.focus();
  }, [open, linkIdOf]);
}
