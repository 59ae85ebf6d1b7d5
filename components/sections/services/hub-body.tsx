import clsx from "clsx";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { CountryMap } from "@/components/layout/country-map";
import { Scene } from "@/components/layout/scene";
import { sceneOfTrade } from "@/lib/art";
import type { PriceList, Site } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { Hub, HubCountry } from "@/lib/overviews/hub";
import { routes } from "@/lib/routes";
import { CallToAction } from "../blocks/call-to-action";
import { Fold } from "../blocks/fold";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";
import { CityIndex } from "./city-index";
import { describePrice } from "./service-price";

interface HubBodyProps {
  hub: Hub;
  prices: PriceList;
  site: Pick<Site, "phone">;
  /** Draws `hub.hours`. */
  strips?: ReactNode;
}

/**
 * The hub of a service and an industry: links to the landing pages of all cities. It has few other links, because a page
 * may have at most 300 with header and footer (`lib/checks/site/reachability.ts`). It carries no script.
 */
export function HubBody({ hub, prices, site, strips }: HubBodyProps) {
  const { service, industry, heading, lead, hours, indexable } = hub;
  const scene = sceneOfTrade(industry);

  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.hub(service)} current={industry.title} />
      <PageHead
        heading={heading}
        lead={lead}
        note={indexable && <HeadPrice service={service.slug} prices={prices} />}
        picture={scene && <Scene name={scene} eager />}
      >
        {indexable && (
          <ButtonLink main href={routes.contact(service.slug)}>
            Get a quote
          </ButtonLink>
        )}
      </PageHead>
      {hours && (
        <Section title={hours.heading} lead={hours.text}>
          {strips}
        </Section>
      )}
      <Cities countries={hub.countries} />
      <Close hub={hub} prices={prices} site={site} />
    </main>
  );
}

/** Every city under its country. */
function Cities({ countries }: Pick<Hub, "countries">) {
  const count = countries.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <section className="page mt-10 md:mt-22 [.head+&]:mt-2">
      <h2 className="border-t-2 border-ink pt-5">{count === 1 ? "One city" : `${count} cities`}</h2>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-12 md:grid-cols-2 md:gap-y-12">
        {countries.map((entry) => (
          <CountryEntry key={entry.country.slug} {...entry} />
        ))}
      </div>
    </section>
  );
}

/** The map of a country and the index of its cities: side by side, or one above the other. On phones the index is folded. */
function CountryEntry({ country, links, map }: HubCountry) {
  const isLarge = map !== "half";
  return (
    <section
      className={clsx(
        "min-w-0 border-t border-line py-3 md:py-5",
        isLarge && "md:col-span-2",
        map === "tall" && "lg:grid lg:grid-cols-2 lg:gap-x-12",
      )}
    >
      <div>
        <h3 className="mb-3 flex items-baseline justify-between gap-x-4 text-[1.75rem]">
          {country.title}{" "}
          <span className="text-h3 text-clyde tabular-nums max-md:hidden">{links.length}</span>
        </h3>
        <div className={clsx("print:hidden", !isLarge && "max-md:hidden")}>
          <CountryMap country={country.slug} size={map} />
        </div>
      </div>
      <div className={map === "tall" ? "md:max-lg:mt-4 lg:pt-12" : "md:mt-4"}>
        <Fold summary={links.length === 1 ? "One city" : `${links.length} cities`}>
          <CityIndex links={links} />
        </Fold>
      </div>
    </section>
  );
}

/** What the service costs, as a sentence. */
function Price({ service, prices }: { service: string; prices: PriceList }) {
  const { figure, terms } = describePrice(service, prices);
  return <span className="inline-block first-letter:uppercase">{`${figure}, ${terms}.`}</span>;
}

/** The same with the figure as large as on the page of the service. */
function HeadPrice({ service, prices }: { service: string; prices: PriceList }) {
  const { figure, terms } = describePrice(service, prices);
  return (
    <>
      <span className="block font-display text-[1.75rem] leading-tight font-semibold tracking-tight text-ink first-letter:uppercase">
        {figure}
      </span>
      <span className="mt-1 block first-letter:uppercase">{`${terms}.`}</span>
    </>
  );
}

/** The last word, with the telephone number, which is a link in the header: there is no room for another one. */
function Close({
  hub: { service, industry, indexable },
  prices,
  site: { phone },
}: Pick<HubBodyProps, "hub" | "prices" | "site">) {
  if (!indexable)
    return (
      <CallToAction title={`Something else for ${industry.names.people}?`}>
        <ButtonLink main href={routes.industry(industry.slug)}>
          What suits them
        </ButtonLink>
      </CallToAction>
    );
  return (
    <CallToAction
      title={`Ask about ${service.phrase}`}
      text={<Price service={service.slug} prices={prices} />}
    >
      <span className="font-display text-[length:min(var(--text-h3),7vw)] font-semibold whitespace-nowrap">
        {phone.display}
      </span>
    </CallToAction>
  );
}
