import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { Scene } from "@/components/layout/scene";
import { isScene } from "@/lib/art";
import { crumbs } from "@/lib/crumbs";
import type { Hub } from "@/lib/overviews/hub";
import { routes } from "@/lib/routes";
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
        <Section title={hours.heading} lead={hours.text} className="mb-14">
          {strips}
        </Section>
      )}
      <div className="page">
        {countries.map(({ country, links }) => (
          <section
            key={country.slug}
            className="grid gap-x-12 gap-y-4 border-t-2 border-ink py-6 md:grid-cols-[1fr_3fr] md:py-8"
          >
            <h2 className="text-[1.75rem]">{country.title}</h2>
            <LinkList link="a" links={links} />
          </section>
        ))}
      </div>
    </main>
  );
}
