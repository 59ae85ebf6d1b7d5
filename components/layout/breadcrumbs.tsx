import type { Crumb } from "@/lib/crumbs";
import { SiteLink } from "./site-link";

export type { Crumb };

interface BreadcrumbsProps {
  /** The ancestors of the page, from the home page down. */
  crumbs: readonly Crumb[];
  /** Name of the page itself, shown last and without a link. Landing pages show their ancestors only. */
  current?: string;
}

/** Links to the ancestors of a page. */
export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs page">
      <ol>
        {crumbs.map(({ name, url }) => (
          <li key={url}>
            <SiteLink href={url}>{name}</SiteLink>
          </li>
        ))}
        {current && (
          <li>
            <span aria-current="page">{current}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}
