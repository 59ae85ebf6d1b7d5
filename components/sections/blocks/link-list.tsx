import type { ElementType } from "react";
import { SiteLink } from "@/components/layout/site-link";

export interface ListedLink {
  label: string;
  url: string;
}

interface LinkListProps {
  links: readonly ListedLink[];
  /** Landing pages have no soft navigation: pass `"a"` for links to them. */
  link?: ElementType;
}

/** Many links in columns, without boxes. */
export function LinkList({ links, link: LinkTo = SiteLink }: LinkListProps) {
  return (
    <ul className="columns-2 gap-x-6 text-small sm:gap-x-10 sm:text-base lg:columns-4">
      {links.map(({ label, url }) => (
        <li key={url} className="break-inside-avoid border-t border-line">
          <LinkTo href={url} className="block py-2 hover:underline">
            {label}
          </LinkTo>
        </li>
      ))}
    </ul>
  );
}
