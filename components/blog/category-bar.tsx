import clsx from "clsx";
import { SiteLink } from "@/components/layout/site-link";
import { routes } from "@/lib/routes";

export interface ListedCategory {
  name: string;
  slug: string;
}

interface CategoryBarProps {
  categories: readonly ListedCategory[];
  /** Slug of the selected category; empty for all. */
  current: string;
  /** Filters the list. Without it, each entry is a link to the page of its category. */
  onSelect?: (category: string) => void;
}

/** "All" and the categories: links that become filter buttons after hydration. In two even rows on tablets. */
export function CategoryBar({ categories, current, onSelect }: CategoryBarProps) {
  return (
    <ul className="flex flex-wrap gap-2 sm:max-lg:max-w-140" aria-label="Categories">
      {[{ name: "All", slug: "" }, ...categories].map(({ name, slug }) => {
        const selected = slug === current;
        const className = clsx(
          "inline-flex min-h-9 items-center rounded-button border px-3 text-small",
          // In forced colours its ground is gone.
          selected
            ? "border-ink bg-ink text-paper forced-colors:not-focus-visible:outline-3 forced-colors:not-focus-visible:outline-[Highlight]"
            : "border-line hover:border-ink",
        );
        return (
          <li key={slug}>
            {onSelect ? (
              <button
                type="button"
                aria-pressed={selected}
                className={className}
                onClick={() => onSelect(slug)}
              >
                {name}
              </button>
            ) : (
              <SiteLink
                href={slug ? routes.blogCategory(slug) : routes.blog()}
                aria-current={selected ? "page" : undefined}
                className={className}
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
