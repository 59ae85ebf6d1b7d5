import type { Navigation } from "@/lib/content";
import { SiteLink } from "./site-link";

/** Id that the button and the popover share; `CloseMenu` uses it too. */
export const MENU_ID = "menu";

/** Opens the menu on narrow screens; the browser's own popover, so it works without a script. */
export function MenuButton() {
  return (
    <button className="menu-button" type="button" popoverTarget={MENU_ID} aria-label="Open menu">
      <MenuGlyph path="M4 7h16M4 12h16M4 17h16" />
    </button>
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
        <button
          className="menu-button"
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <MenuGlyph path="M6 6l12 12M18 6L6 18" />
        </button>
      </div>
      <ul>
        {links.map(({ label, url }) => (
          <li key={url}>
            <SiteLink href={url}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MenuGlyph({ path }: { path: string }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d={path} />
    </svg>
  );
}
