import clsx from "clsx";
import { LISTED_LINK, type ListedLink } from "../blocks/link-list";

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
        "link-list gap-x-5",
        large
          ? "[columns:8em_2] font-semibold max-md:text-small xl:grid xl:auto-rows-fr xl:columns-1"
          : "[columns:8.5em_2] text-small md:[columns:8.5em_auto]",
      )}
    >
      {links.map(({ label, url }) => (
        <li
          key={url}
          className={clsx(
            "break-inside-avoid py-2",
            // As tall together as the map beside them.
            large
              ? "md:py-1 xl:flex xl:items-center xl:border-b xl:border-line xl:first:border-t"
              : "md:py-0.5",
          )}
        >
          <a href={url} className={`inline-block ${LISTED_LINK}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
