import { routes } from "@/lib/routes";

/** Attribute of links that open the search dialog. */
export const SEARCH_LINK = "data-search";

/**
 * Links to the sitemap. On pages with scripts, `SearchOpener` opens the search dialog instead. A plain `<a>`, because the
 * soft navigation of a `SiteLink` would handle the click first.
 */
export function SearchLink() {
  return (
    <a className="search-link" href={routes.sitemap()} aria-label="Search" {...{ [SEARCH_LINK]: "" }}>
      <svg
        aria-hidden="true"
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5" />
      </svg>
    </a>
  );
}
