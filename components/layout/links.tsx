import type { Navigation } from "@/lib/content";
import { SiteLink } from "./site-link";
import { Submenu } from "./submenu";

interface LinksProps {
  links: Navigation["header"];
  /** Id of the menu that contains the links, for submenus. None in the footer. */
  menu?: string;
}

/** The links of the menu or of a footer column. */
export function Links({ links, menu }: LinksProps) {
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
