import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";

export interface ListedLink {
  label: string;
  url: string;
}

interface LinkListProps {
  links: readonly ListedLink[];
  /** Sets columns and sizes. */
  className: string;
}

/** Many links. Their look is set once, on the list: a page has hundreds of them. */
export function LinkList({ links, className }: LinkListProps) {
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
