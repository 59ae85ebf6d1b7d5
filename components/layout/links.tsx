import type { Navigation } from "@/lib/content";
import { SiteLink } from "./site-link";

/** The links of a menu or of a column of the footer. */
export function Links({ links }: { links: Navigation["header"] }) {
  return (
    <ul>
      {links.map(({ label, url }) => (
        <li key={url}>
          <SiteLink href={url}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
