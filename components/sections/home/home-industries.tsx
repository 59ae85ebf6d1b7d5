import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { Category, HomePage, Industry } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";

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

/** Four categories beside each other, six industries of each as links: docs/behaviour.md#home-page. */
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
      <div className="grid gap-x-8 md:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-y-8 xl:grid-cols-[repeat(4,minmax(0,1fr))] xl:gap-x-10">
        {content.categories.map(({ category, icon, color, description, items }) => (
          <div
            key={category}
            className="grid items-start gap-x-4 max-[20rem]:block break-inside-avoid border-t-2 border-ink py-1 wrap-anywhere max-lg:not-has-[details[open]]:grid-cols-[1fr_auto] lg:row-span-3 lg:grid-rows-subgrid lg:content-start lg:grid-cols-[minmax(0,1fr)] lg:gap-y-0 lg:pt-4 lg:pb-0"
          >
            <h3 className="flex items-center gap-2.5 max-lg:py-2.5 max-lg:text-[min(1.0625rem,8vw)]">
              <Icon name={icon} className={`shrink-0 text-[1.5rem] ${COLOURS[color]}`} />
              {categories.find(({ slug }) => slug === category)?.title}
            </h3>
            <p className="mt-1.5 mb-3 text-small text-soft max-lg:sr-only">{description}</p>
            <Fold name="trades" summary="Six trades" wide>
              <ul className="link-list columns-[7rem_2] gap-x-6 text-small xl:columns-1">
                {items.map((slug) => (
                  <li key={slug} className="break-inside-avoid border-t border-line">
                    <SiteLink href={routes.industry(slug)} className="block py-2 hover:underline">
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
