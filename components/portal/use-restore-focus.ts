import { useEffect, useRef } from "react";

/**
 * Returns the focus to the link that opened an item once the item is closed.
 *
 * @param open id of the open item, or null
 * @param linkIdOf returns the DOM id of the link for an item
 */
export function useRestoreFocus(open: string | null, linkIdOf: (open: string) => string): void {
  const openBefore = useRef(open);
  useEffect(() => {
    const before = openBefore.current;
    openBefore.current = open;
    if (before !== null && open === null) document.getElementById(linkIdOf(before))?.focus();
  });
}
