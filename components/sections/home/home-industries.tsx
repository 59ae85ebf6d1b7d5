import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { Category, HomePage, Industry } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { Section } from "../blocks/section";

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

/** Four categories in rows, six industries of each as links: docs/behaviour.md#home-page. */
export function HomeIndustries({ content, categories, industries }: HomeIndustriesProps) {
  return (
    <Section title={content.title} lead={content.text}>
      {content.categories.map(({ category, icon, color, description, items }) => (
        <div
          key={category}
          className="grid items-start gap-x-4 max-[20rem]:block break-inside-avoid border-t-2 border-ink py-1 max-md:not-has-[details[open]]:grid-cols-[1fr_auto] md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] md:gap-x-16 md:py-8 print:py-4"
        >
          <div className="flex gap-4 max-md:gap-2.5 max-md:py-2.5">
            <Icon
              name={icon}
              className={`shrink-0 text-[1.5rem] md:mt-0.5 md:text-[1.75rem] ${COLOURS[color]}`}
            />
            <div>
              <h3 className="max-md:text-[min(1.0625rem,8vw)] md:text-[1.75rem]">
                {categories.find(({ slug }) => slug === category)?.title}
              </h3>
              <p className="mt-2 text-soft max-md:sr-only">{description}</p>
            </div>
          </div>
          <Fold name="trades" summary="Six trades">
            <ul className="link-list columns-2 gap-x-8 text-small sm:text-base lg:columns-3">
              {items.map((slug) => (
                <li key={slug} className="break-inside-avoid border-b border-line">
                  <SiteLink href={routes.industry(slug)} className="block py-2.5 hover:underline">
                    {industries.find((industry) => industry.slug === slug)?.title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      ))}
      <p className="max-w-none border-t border-line pt-5">
        <SiteLink
          href={routes.industries()}
          className="inline-block py-1 text-clyde underline underline-offset-4"
        >
          All {industries.length} industries
        </SiteLink>
      </p>
    </Section>
  );
}
