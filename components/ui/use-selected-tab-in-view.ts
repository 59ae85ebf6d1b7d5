import { useEffect, useRef } from "react";

/** How much of the tab before the selected one stays visible, in pixels. */
const PEEK = 40;

/**
 * Scrolls a bar of tabs sideways to the selected one, which may be outside the viewport on a phone.
 *
 * @param value of the selected tab
 * @returns the ref of the element that scrolls
 */
export function useSelectedTabInView(value: string) {
  const barRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = barRef.current;
    const selected = bar?.querySelector<HTMLElement>("[aria-selected=true]");
    if (bar && selected) bar.scrollLeft = selected.offsetLeft - bar.offsetLeft - PEEK;
  }, [value]);
  return barRef;
}
