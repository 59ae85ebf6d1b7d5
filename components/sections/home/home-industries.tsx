import type { ReactNode } from "react";
import { Scene } from "@/components/layout/scene";
import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { Category, HomePage, Industry } from "@/lib/content";
import { routes } from "@/lib/routes";
import { LISTED_LINKS } from "../blocks/link-list";

interface HomeIndustriesProps {
  content: HomePage["industries"];
  categories: readonly Category[];
  industries: readonly Industry[];
  /** Finds a landing page; folded on phones. */
  finder?: ReactNode;
}

const COLOURS = {
  clyde: "text-clyde",
  moss: "text-moss",
  ink: "text-ink",
} as const satisfies Record<HomePage["industries"]["categories"][number]["color"], string>;

/**
 * Four categories side by side, six industries below the scene of each, and the finder for all others:
 * docs/behaviour.md#home-page.
 */
export function HomeIndustries({ content, categories, industries, finder }: HomeIndustriesProps) {
  return (
    <section className="page mt-10 md:mt-22">
      <h2>{content.title}</h2>
      <p className="mt-3 mb-2 flex max-w-none flex-wrap items-baseline justify-between gap-x-16 md:mb-8">
        <span className="text-soft max-md:sr-only">{content.text}</span>
        <SiteLink
          href={routes.industries()}
          className="inline-block py-1 text-clyde underline underline-offset-4"
        >
          All {industries.length} industries
        </SiteLink>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 md:grid-cols-2 md:gap-y-10 xl:grid-cols-4">
        {content.categories.map(({ category, icon, color, scene, description, items }) => (
          <div
            key={category}
            className="break-inside-avoid wrap-anywhere max-md:border-t max-md:border-line max-md:py-2"
          >
            <Scene
              name={scene}
              decorative
              className="aspect-[400/232] object-cover max-md:hidden print:max-w-[6cm]"
            />
            <h3 className="flex items-center gap-3 max-md:text-[1.125rem] md:mt-4">
              <Icon name={icon} className={`shrink-0 text-[1.5rem] md:hidden ${COLOURS[color]}`} />
              {categories.find(({ slug }) => slug === category)?.title}
            </h3>
            <p className="mt-1 text-small leading-snug text-soft max-md:sr-only">{description}</p>
            <ul
              className={`run-on flex flex-wrap content-start gap-x-4 text-small max-md:leading-tight md:mt-2 md:gap-x-5 [&_a]:inline-block [&_a]:py-1 ${LISTED_LINKS}`}
            >
              {items.map((slug) => (
                <li key={slug}>
                  <SiteLink href={routes.industry(slug)}>
                    {industries.find((industry) => industry.slug === slug)?.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {finder && (
        <div className="mt-3 md:mt-10 max-md:[&_summary]:rounded-button max-md:[&_summary]:border max-md:[&_summary]:border-ink max-md:[&_summary]:px-4 max-md:[&_summary]:font-semibold max-md:[&_summary]:text-ink">
          {finder}
        </div>
      )}
    </section>
  );
}
