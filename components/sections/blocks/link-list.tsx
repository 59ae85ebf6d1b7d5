import type { ElementType } from "react";
import { SiteLink } from "@/components/layout/site-link";

export interface ListedLink {
  label: string;
  url: string;
}

/** The look of a link in a long list. */
export const LISTED_LINK =
  "underline decoration-clyde-pale underline-offset-4 wrap-anywhere hover:decoration-current";

interface LinkListProps {
  links: readonly ListedLink[];
  /** Renders the links. Pass `"a"` for links to landing pages and hubs, which have no soft navigation. */
  link?: ElementType;
}

/** A long list of links in columns: in one where text is so large that a column would have less than nine letters. */
export function LinkList({ links, link: LinkTo = SiteLink }: LinkListProps) {
  return (
    <ul className="link-list [columns:9em_2] gap-x-6 text-small sm:gap-x-10 sm:text-base lg:columns-4">
      {links.map(({ label, url }) => (
        <li key={url} className="break-inside-avoid border-t border-line">
          <LinkTo href={url} className={`block py-2 ${LISTED_LINK}`}>
            {label}
          </LinkTo>
        </li>
      ))}
    </ul>
  );
}
