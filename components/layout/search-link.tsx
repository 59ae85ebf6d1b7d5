import { routes } from "@/lib/routes";

/** Attribute by which the search dialog knows the links that open it. */
export const SEARCH_LINK = "data-search";

/**
 * Leads to the list of all pages. Where scripts run, the search dialog opens instead: so the bar is the
 * same on every page, those without scripts included. A plain `<a>`, lest soft navigation be faster.
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
