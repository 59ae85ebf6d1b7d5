import type { Navigation } from "@/lib/content";
import { IconButton } from "@/components/ui/icon-button";
import { Links } from "./links";

/** Id that the button and the popover share; `CloseMenu` uses it too. */
export const MENU_ID = "menu";

/** Opens the menu on narrow screens; the browser's own popover, so it works without a script. */
export function MenuButton() {
  return (
    <IconButton className="menu-button" label="Open menu" popoverTarget={MENU_ID}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </IconButton>
  );
}

/**
 * The main navigation: a row of links in the bar of wide screens, on narrow ones a popover that closes
 * on Escape and traps nothing. One list for both, since every page carries it.
 */
export function MobileMenu({ brand, links }: { brand: string; links: Navigation["header"] }) {
  return (
    <nav id={MENU_ID} className="menu" popover="auto" aria-label="Menu">
      <div>
        <span className="brand">{brand}</span>
        <IconButton
          className="menu-button"
          label="Close menu"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
        >
          <path d="M6 6l12 12M18 6L6 18" />
        </IconButton>
      </div>
      <Links links={links} menu={MENU_ID} />
    </nav>
  );
}
