"use client";

import { useEffect } from "react";
import { MENU_ID } from "./mobile-menu";

/**
 * Closes the menu, and what is open inside of it, when one of its links is followed. A full page load closes it by
 * itself; soft navigation keeps the document, so somebody has to.
 */
export function CloseMenu() {
  useEffect(() => {
    const menu = document.getElementById(MENU_ID);
    if (!menu) return;
    const close = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest("a"))) return;
      for (const popover of [menu, ...menu.querySelectorAll<HTMLElement>("[popover]")]) popover.hidePopover();
    };
    menu.addEventListener("click", close);
    return () => menu.removeEventListener("click", close);
  }, []);
  return null;
}
