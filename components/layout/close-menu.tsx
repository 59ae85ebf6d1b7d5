"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { MENU_ID } from "./mobile-menu";

/**
 * Closes the menu, and what is open inside of it, when one of its links is followed. A full page load closes it by
 * itself; soft navigation keeps the document, so somebody has to.
 */
export function CloseMenu() {
  const path = usePathname();
  const lastPath = useRef(path);
  useEffect(() => {
    const menu = document.getElementById(MENU_ID);
    if (!menu) return;
    const onClick = (event: Event) => {
      if (event.target instanceof Element && event.target.closest("a")) close(menu);
    };
    menu.addEventListener("click", onClick);
    return () => menu.removeEventListener("click", onClick);
  }, []);
  useEffect(() => {
    const menu = document.getElementById(MENU_ID);
    // A link that was followed while the page hydrated: it answered before the listener above was there.
    if (menu && lastPath.current !== path) close(menu);
    lastPath.current = path;
  }, [path]);
  return null;
}

function close(menu: HTMLElement): void {
  for (const popover of [menu, ...menu.querySelectorAll<HTMLElement>("[popover]")]) popover.hidePopover();
}
