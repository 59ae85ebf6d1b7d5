import { SiteLink } from "@/components/layout/site-link";
import { Icon } from "@/components/ui/icon";
import type { HomePage, PriceList, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { BandHead } from "../blocks/band-head";
import { lowestPrice } from "../services/service-price";

interface HomeServicesProps {
  content: HomePage["services"];
  services: readonly Service[];
  prices: PriceList;
}

/** The services as a plain grid, each with its three features and what it costs; on phones as a list of names and prices. */
export function HomeServices({ content, services, prices }: HomeServicesProps) {
  return (
    <section className="page mt-6 md:mt-12">
      <BandHead title={content.title}>
        <SiteLink href={routes.services()} className="text-link">
          {content.all}
        </SiteLink>
      </BandHead>
      <ul className="grid gap-x-8 sm:grid-cols-2 md:gap-y-8 xl:grid-cols-4">
        {services.map(({ slug, icon, short, summary, features }) => (
          <li
            key={slug}
            className="relative flex border-t border-line py-2 break-inside-avoid max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-3 md:flex-col md:border-t-2 md:border-ink md:py-3"
          >
            <h3 className="flex items-center gap-2 max-md:text-[1rem]">
              <Icon name={icon} className="shrink-0 text-clyde" />
              {short}
            </h3>
            <p className="mt-1.5 text-small leading-snug max-md:sr-only">{summary}</p>
            <ul className="dashes mt-2 text-small leading-snug text-soft max-md:sr-only">
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-small max-md:text-[0.9375rem] md:mt-auto md:pt-2">
              <span className="font-semibold">{lowestPrice(slug, prices)}</span>
              <SiteLink href={routes.service(slug)} className="text-link stretched max-md:text-[0px]">
                {content.more}
                <span className="sr-only"> about {short}</span>
              </SiteLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
