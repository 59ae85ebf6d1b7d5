import type { Navigation } from "@/lib/content";
import { SiteLink } from "./site-link";
import { Submenu } from "./submenu";

interface LinksProps {
  links: Navigation["header"];
  /** Id of the menu the links are in; in a footer they are in none. */
  menu?: string;
}

/** The links of a menu or of a column of the footer. */
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
