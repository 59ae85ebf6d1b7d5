import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { CountryMap } from "@/components/layout/country-map";
import { Scene } from "@/components/layout/scene";
import { isScene } from "@/lib/art";
import { crumbs } from "@/lib/crumbs";
import type { Hub } from "@/lib/overviews/hub";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";

interface HubBodyProps {
  hub: Hub;
  /** Draws `hub.hours`. */
  strips?: ReactNode;
}

/**
 * The hub of a service and an industry: links to the landing pages of all cities. It has few other links, because a page
 * may have at most 300 with header and footer (`lib/checks/site/reachability.ts`). It carries no script.
 */
export function HubBody({ hub, strips }: HubBodyProps) {
  const { service, industry, heading, lead, countries, hours } = hub;
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.hub(service)} current={industry.title} />
      <PageHead
        heading={heading}
        lead={lead}
        picture={isScene(service.slug) && <Scene name={service.slug} decorative eager />}
      >
        <ButtonLink main href={routes.contact(service.slug)}>
          Get started
        </ButtonLink>
      </PageHead>
      {hours && (
        <Section title={hours.heading} lead={hours.text} className="mb-10 md:mb-14">
          <Fold summary="A usual day, country by country">{strips}</Fold>
        </Section>
      )}
      <div className="page">
        {countries.map(({ country, links }) => (
          <section
            key={country.slug}
            className="grid gap-x-10 border-t-2 border-ink py-3 md:grid-cols-[11rem_1fr] md:py-8 md:max-lg:[&_.link-list]:columns-3 md:max-lg:[&_.link-list]:gap-x-6 md:max-lg:[&_.link-list]:text-small lg:grid-cols-[16rem_1fr] lg:gap-x-12"
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
    </main>
  );
}
