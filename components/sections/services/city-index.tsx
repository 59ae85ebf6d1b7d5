import { LISTED_LINK, type ListedLink } from "../blocks/link-list";

/** Links to landing pages in the order of the alphabet, as close as an index: a page of a hub has hundreds. */
export function CityIndex({ links }: { links: readonly ListedLink[] }) {
  return (
    <ul className="link-list [columns:8.5em_2] gap-x-5 text-small md:[columns:8.5em_auto]">
      {links.map(({ label, url }) => (
        <li key={url} className="break-inside-avoid py-2 md:py-0.5">
          <a href={url} className={`inline-block ${LISTED_LINK}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
