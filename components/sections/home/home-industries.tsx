import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { Category, HomePage, Industry } from "@/lib/content";
import { routes } from "@/lib/routes";
import { LISTED_LINKS } from "../blocks/link-list";

interface HomeIndustriesProps {
  content: HomePage["industries"];
  categories: readonly Category[];
  industries: readonly Industry[];
}

const COLOURS = {
  clyde: "text-clyde",
  moss: "text-moss",
  ink: "text-ink",
} as const satisfies Record<HomePage["industries"]["categories"][number]["color"], string>;

/** Four categories, the names of six industries of each set large beside it: docs/behaviour.md#home-page. */
export function HomeIndustries({ content, categories, industries }: HomeIndustriesProps) {
  return (
    <section className="page mt-10 md:mt-22">
      <div className="mb-4 items-baseline gap-x-16 md:mb-10 lg:grid lg:grid-cols-[auto_minmax(0,1fr)]">
        <h2>{content.title}</h2>
        <p className="mt-3 md:text-[1.25rem] md:leading-[1.5] lg:mt-0 lg:justify-self-end">
          <span className="text-soft max-md:sr-only">{content.text}</span>{" "}
          <SiteLink
            href={routes.industries()}
            className="inline-block py-1 text-clyde underline underline-offset-4"
          >
            All {industries.length} industries
          </SiteLink>
        </p>
      </div>
      {content.categories.map(({ category, icon, color, description, items }) => (
        <div
          key={category}
          className="grid grid-cols-[minmax(0,1fr)] break-inside-avoid gap-x-16 border-t border-line py-2 wrap-anywhere md:grid-cols-[minmax(min(15rem,45%),5fr)_minmax(0,9fr)] md:py-7"
        >
          <div>
            <h3 className="flex items-center gap-3 max-md:text-[1.125rem]">
              <Icon name={icon} className={`shrink-0 text-[1.5rem] md:text-[1.75rem] ${COLOURS[color]}`} />
              {categories.find(({ slug }) => slug === category)?.title}
            </h3>
            <p className="mt-2 text-soft max-md:sr-only">{description}</p>
          </div>
          <ul
            className={`run-on flex flex-wrap content-start gap-x-4 max-md:text-small max-md:leading-tight md:gap-x-8 md:gap-y-1 md:font-display md:text-[clamp(1.375rem,2.1vw,1.875rem)] md:leading-[1.3] md:font-semibold md:tracking-tight [&_a]:inline-block [&_a]:py-1 ${LISTED_LINKS}`}
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
    </section>
  );
}
