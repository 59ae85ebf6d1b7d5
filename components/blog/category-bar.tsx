import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";

/** A category as the filter needs it. */
export interface ListedCategory {
  name: string;
  slug: string;
}

interface CategoryBarProps {
  categories: readonly ListedCategory[];
  /** Slug of the category shown; empty for all. */
  current: string;
  /** Filters the list where it stands; without it each entry is a link to the category's own page. */
  onSelect?: (category: string) => void;
}

const LOOK = "inline-flex min-h-9 items-center rounded-button border px-3 text-small";
const OFF = "border-line hover:border-ink";
const ON = "border-ink bg-ink text-paper";

/** All, and the categories that articles stand in: links that become filter buttons with JavaScript. */
export function CategoryBar({ categories, current, onSelect }: CategoryBarProps) {
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Categories">
      {[{ name: "All", slug: "" }, ...categories].map(({ name, slug }) => {
        const chosen = slug === current;
        const look = clsx(LOOK, chosen ? ON : OFF);
        return (
          <li key={slug}>
            {onSelect ? (
              <button type="button" aria-pressed={chosen} className={look} onClick={() => onSelect(slug)}>
                {name}
              </button>
            ) : (
              <SiteLink
                href={slug ? routes.blogCategory(slug) : routes.blog()}
                aria-current={chosen ? "page" : undefined}
                className={look}
              >
                {name}
              </SiteLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
