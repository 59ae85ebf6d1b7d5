import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { CountryMap } from "@/components/layout/country-map";
import { Scene } from "@/components/layout/scene";
import { sceneOfTrade } from "@/lib/art";
import type { PriceList, Site } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { Hub } from "@/lib/overviews/hub";
import { routes } from "@/lib/routes";
import { CallToAction } from "../blocks/call-to-action";
import { Fold } from "../blocks/fold";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";
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
  const { service, industry, heading, lead, countries, hours, indexable } = hub;
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
        <Section title={hours.heading} lead={hours.text} className="mb-10 md:mb-14">
          {strips}
        </Section>
      )}
      <div className="page">
        {countries.map(({ country, links }) => (
          <section
            key={country.slug}
            className="grid gap-x-10 border-t border-line py-3 md:grid-cols-[11rem_1fr] md:py-8 md:max-lg:[&_.link-list]:columns-3 md:max-lg:[&_.link-list]:gap-x-6 md:max-lg:[&_.link-list]:text-small lg:grid-cols-[16rem_1fr] lg:gap-x-12"
          >
            <div className="md:sticky md:top-24 md:self-start">
              <h2 className="text-[1.375rem] md:text-[1.75rem]">{country.title}</h2>
              <div className="mt-4 max-md:hidden print:hidden">
                <CountryMap country={country.slug} />
              </div>
            </div>
            <Fold summary={links.length === 1 ? "One city" : `${links.length} cities`}>
              <LinkList link="a" links={links} />
            </Fold>
          </section>
        ))}
      </div>
      <Close hub={hub} prices={prices} site={site} />
    </main>
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
