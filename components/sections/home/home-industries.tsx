import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { Category, HomePage, Industry } from "@/lib/content";
import { routes } from "@/lib/routes";
import { BandHead } from "../blocks/band-head";
import { Fold } from "../blocks/fold";
import { PlainLinkList } from "../blocks/link-list";

interface HomeIndustriesProps {
  content: HomePage["industries"];
  categories: readonly Category[];
  industries: readonly Industry[];
  /** Finds a landing page. */
  finder?: ReactNode;
}

const COLOURS = {
  clyde: "text-clyde",
  moss: "text-moss",
  ink: "text-ink",
} as const satisfies Record<HomePage["industries"]["categories"][number]["color"], string>;

/** Four categories as ruled rows, each with six industries, and the finder for all others: docs/behaviour.md#home-page. */
export function HomeIndustries({ content, categories, industries, finder }: HomeIndustriesProps) {
  return (
    <section className="page mt-7 md:mt-10">
      <BandHead title={content.title}>
        <SiteLink href={routes.industries()} className="text-link">
          All {industries.length} industries
        </SiteLink>
      </BandHead>
      {content.categories.map(({ category, icon, color, description, items }) => {
        const title = categories.find(({ slug }) => slug === category)?.title;
        const mark = <Icon name={icon} className={`inline shrink-0 ${COLOURS[color]}`} />;
        return (
          <div
            key={category}
            className="grid gap-x-8 border-t border-line break-inside-avoid md:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] md:py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)_minmax(0,2fr)]"
          >
            <h3 className="flex items-center gap-2.5 self-start max-md:sr-only">
              {mark}
              {title}
            </h3>
            <p className="text-small leading-snug text-soft max-lg:sr-only">{description}</p>
            <Fold
              name="trades"
              summary={
                <span className="font-display font-semibold text-ink">
                  {mark} {title}
                </span>
              }
            >
              <PlainLinkList
                links={items.map((slug) => ({
                  label: industries.find((industry) => industry.slug === slug)!.title,
                  url: routes.industry(slug),
                }))}
                className="run-on flex flex-wrap gap-x-4 text-small max-md:pb-2 md:grid md:grid-cols-3 [&_a]:inline-block [&_a]:py-1"
              />
            </Fold>
          </div>
        );
      })}
      {finder && <div className="border-t border-line">{finder}</div>}
    </section>
  );
}
