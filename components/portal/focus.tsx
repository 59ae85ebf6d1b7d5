import clsx from "clsx";
import { useEffect, useRef, type ReactNode } from "react";

/** Moves the focus to the page's content, after a control that had the focus and is now gone. */
export function focusMain(): void {
  document.getElementById("main")?.focus();
}

/** Whether an element is in the part of the page that is shown. jsdom draws nothing. */
export const isVisible = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/** Focuses the count of the list that is shown, after a row or a button with the focus has gone. */
export function focusCount(): void {
  [...document.querySelectorAll<HTMLElement>("[data-count]")].find(isVisible)?.focus();
}

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

/** The heading of what was opened on a page. It takes the focus. */
export function FocusedHeading({ className, children }: { className?: string; children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h2 ref={ref} tabIndex={-1} className={clsx("text-h3", className)}>
      {children}
    </h2>
  );
}
