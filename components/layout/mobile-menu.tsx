import type { ReactNode } from "react";
import type { Navigation } from "@/lib/content";
import { IconButton } from "@/components/ui/icon-button";
import { Brand } from "./brand";
import { NavigationLinks } from "./navigation-links";

/** Id of the popover. */
export const MENU_ID = "menu";

/** Opens the menu on narrow screens. The menu is a popover, so this works without JavaScript. */
export function MenuButton() {
  return (
    <IconButton className="menu-button" label="Open menu" popoverTarget={MENU_ID}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </IconButton>
  );
}

interface MobileMenuProps {
  brand: string;
  links: Navigation["header"];
  /** More links, in smaller type below the others. Those with the class `only-in-menu` are not in the bar. */
  children?: ReactNode;
}

/**
 * The main navigation: a row of links in the bar on wide screens, a popover on narrow ones. One list for both, to keep
 * landing pages small.
 */
export function MobileMenu({ brand, links, children }: MobileMenuProps) {
  return (
    <nav id={MENU_ID} className="menu" popover="auto" aria-label="Menu">
      <div>
        <span className="brand">
          <Brand name={brand} />
        </span>
        <IconButton
          className="menu-button"
          label="Close menu"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          <path d="M6 6l12 12M18 6L6 18" />
        </IconButton>
      </div>
      <NavigationLinks links={links} menu={MENU_ID} />
      {children && <p>{children}</p>}
    </nav>
  );
}
