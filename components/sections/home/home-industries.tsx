import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { Category, HomePage, Industry } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { LISTED_LINK } from "../blocks/link-list";

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

/** Four categories, six industries of each as links beside it: docs/behaviour.md#home-page. */
export function HomeIndustries({ content, categories, industries }: HomeIndustriesProps) {
  return (
    <section className="page mt-10 md:mt-18">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1 md:mb-6">
        <h2 className="md:text-[2rem]">{content.title}</h2>
        <p className="text-soft">{content.text}</p>
        <p className="max-md:order-last md:ml-auto">
          <SiteLink
            href={routes.industries()}
            className="inline-block py-1 text-clyde underline underline-offset-4"
          >
            All {industries.length} industries
          </SiteLink>
        </p>
      </div>
      <div className="grid gap-x-8 md:max-lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {content.categories.map(({ category, icon, color, description, items }) => (
          <div
            key={category}
            className="grid items-start gap-x-3 max-[20rem]:block max-lg:[&>details]:text-small print:block break-inside-avoid border-t-2 border-ink py-1 wrap-anywhere max-lg:not-has-[details[open]]:flex max-lg:not-has-[details[open]]:flex-wrap max-lg:not-has-[details[open]]:justify-between lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:items-center lg:gap-x-16 lg:border-t lg:border-line lg:py-6"
          >
            <div>
              <h3 className="flex items-center gap-2.5 max-lg:py-2.5 max-lg:text-[min(1rem,8vw)] lg:gap-4 lg:text-[1.75rem]">
                <Icon name={icon} className={`shrink-0 text-[1.5rem] lg:text-[2.25rem] ${COLOURS[color]}`} />
                {categories.find(({ slug }) => slug === category)?.title}
              </h3>
              <p className="mt-1 pl-15 text-soft max-lg:sr-only">{description}</p>
            </div>
            <Fold name="trades" summary="Six trades" wide>
              <ul className="link-list gap-x-6 text-small max-lg:columns-[7rem_2] lg:flex lg:flex-wrap lg:gap-x-7 lg:text-base">
                {items.map((slug) => (
                  <li key={slug} className="break-inside-avoid max-lg:border-t max-lg:border-line">
                    <SiteLink
                      href={routes.industry(slug)}
                      className={`block max-lg:py-2 lg:py-1 ${LISTED_LINK}`}
                    >
                      {industries.find((industry) => industry.slug === slug)?.title}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </Fold>
          </div>
        ))}
      </div>
    </section>
  );
}
