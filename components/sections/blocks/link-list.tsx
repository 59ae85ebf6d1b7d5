import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";

export interface ListedLink {
  label: string;
  url: string;
}

interface PlainLinkListProps {
  links: readonly ListedLink[];
  /** Sets columns and sizes. */
  className: string;
}

/** Many links. Their look is set once, on the list: a page has hundreds of them. */
export function PlainLinkList({ links, className }: PlainLinkListProps) {
  return (
    <ul
      className={clsx(
        className,
        "[&_a]:underline [&_a]:decoration-clyde-pale [&_a]:underline-offset-4 [&_a]:wrap-anywhere [&_a:hover]:decoration-current",
      )}
    >
      {links.map(({ label, url }) => (
        <li key={url}>
          <SiteLink href={url}>{label}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** A long list of links in columns: in one where text is so large that a column would have less than nine letters. */
export function LinkList({ links }: Pick<PlainLinkListProps, "links">) {
  return (
    <PlainLinkList
      links={links}
      className="link-list [columns:9em_2] gap-x-6 text-small *:break-inside-avoid *:border-t *:border-line sm:gap-x-10 sm:text-base lg:columns-4 [&_a]:block [&_a]:py-2"
    />
  );
}
