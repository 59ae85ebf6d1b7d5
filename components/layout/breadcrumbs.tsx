import type { ElementType } from "react";
import { SiteLink } from "./site-link";

export interface Crumb {
  name: string;
  url: string;
}

interface BreadcrumbsProps {
  /** The pages above, from home down. */
  crumbs: readonly Crumb[];
  /** Name of the page itself, where it is a step of the path. */
  current?: string;
  /** What renders a link; landing pages have no soft navigation and pass `"a"`. */
  link?: ElementType;
}

/** Where this page stands. */
export function Breadcrumbs({ crumbs, current, link: LinkTo = SiteLink }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumbs page">
      <ol>
        {crumbs.map(({ name, url }) => (
          <li key={url}>
            <LinkTo href={url}>{name}</LinkTo>
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
