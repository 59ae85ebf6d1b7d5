import { IconButton } from "@/components/ui/icon-button";
import type { Navigation } from "@/lib/content";
import { SiteLink } from "./site-link";

interface NavigationLinksProps {
  links: Navigation["header"];
  /** Id of the menu that contains the links, for submenus. None in the footer. */
  menu?: string;
}

/** The links of the menu or of a footer column. */
export function NavigationLinks({ links, menu }: NavigationLinksProps) {
  return (
    <ul>
      {links.map(({ label, url, links: more }) => (
        <li key={url}>
          <SiteLink href={url}>{label}</SiteLink>
          {menu && more && <Submenu menu={menu} label={label} links={more} />}
        </li>
      ))}
    </ul>
  );
}

interface SubmenuProps {
  /** Id of the menu that contains it. */
  menu: string;
  label: string;
  links: readonly { label: string; url: string }[];
}

/** The links below a link of the menu: a popover on wide screens, a list under the link on narrow ones. */
function Submenu({ menu, label, links }: SubmenuProps) {
  const id = `${menu}-${label.toLowerCase()}`;
  return (
    <>
      <IconButton className="submenu-button" label={`Show all ${label.toLowerCase()}`} popoverTarget={id}>
        <path d="M7 10l5 5 5-5" />
      </IconButton>
      <ul id={id} className="submenu" popover="auto">
        {links.map((link) => (
          <li key={link.url}>
            <SiteLink href={link.url}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
