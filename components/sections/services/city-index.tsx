import clsx from "clsx";
import { LISTED_LINKS, type ListedLink } from "../blocks/link-list";

interface CityIndexProps {
  links: readonly ListedLink[];
  /** For a few, which stand out. */
  large?: boolean;
}

/** Links to landing pages, as close as an index: a page of a hub has hundreds. */
export function CityIndex({ links, large = false }: CityIndexProps) {
  return (
    <ul
      className={clsx(
        "link-list gap-x-5 *:break-inside-avoid *:py-2 [&_a]:inline-block",
        LISTED_LINKS,
        // As tall together as the map beside them.
        large
          ? "[columns:8em_2] font-semibold max-md:text-small xl:grid xl:auto-rows-fr xl:columns-1 md:*:py-1 xl:*:flex xl:*:items-center xl:*:border-b xl:*:border-line xl:*:first:border-t"
          : "[columns:8.5em_2] text-small md:[columns:8.5em_auto] md:*:py-0.5",
      )}
    >
      {links.map(({ label, url }) => (
        <li key={url}>
          <a href={url}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
