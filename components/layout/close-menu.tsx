"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { MENU_ID } from "./mobile-menu";

/**
 * Closes the menu and its submenus when one of their links is followed: soft navigation keeps the document, and with it
 * open popovers.
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
    // The link may have been followed during hydration, before the listener above was added.
    if (menu && lastPath.current !== path) close(menu);
    lastPath.current = path;
  }, [path]);
  return null;
}

function close(menu: HTMLElement): void {
  for (const popover of [menu, ...menu.querySelectorAll<HTMLElement>("[popover]")]) popover.hidePopover();
}
