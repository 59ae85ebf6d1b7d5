import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { ButtonLink } from "@/components/layout/button-link";
import { SiteLink } from "@/components/layout/site-link";
import type { Category, Industry, LandingCatalogue, Service } from "@/lib/content";
import { routes } from "@/lib/routes";
import { CallToAction } from "../blocks/call-to-action";
import { LinkList, type ListedLink } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/section";

/** The service of the landing pages that the cities link to. */
export const LINKED_SERVICE = "call-center-outsourcing";
/**
 * The page describes the first services, this many.
 * @see docs/behaviour.md#industry-pages
 */
export const OFFERED_SERVICES = 4;

interface IndustryBodyProps {
  industry: Industry;
  category: Category;
  services: readonly Service[];
  /** Services, industries and cities with landing pages. */
  catalogue: LandingCatalogue;
  /** Slugs of the cities to link to, in this order. */
  linkedCities: readonly string[];
  /** The industry's hubs, one for each service. */
  hubs: readonly ListedLink[];
  /** Finds a landing page. */
  finder?: ReactNode;
}

/** One industry: its challenges, how we help, the first four services and the cities to link to. */
export function IndustryBody({
  industry,
  category,
  services,
  catalogue,
  linkedCities,
  hubs,
  finder,
}: IndustryBodyProps) {
  const offered = services.slice(0, OFFERED_SERVICES);
  const linked = findCities(linkedCities, industry, catalogue);
  return (
    <main id="main">
      <Breadcrumbs
        crumbs={[
          { name: "Home", url: routes.home() },
          { name: "Industries", url: routes.industries() },
        ]}
        current={industry.title}
      />
      <PageHead
        badge={category.title}
        heading={`${industry.title} Customer Support Solutions`}
        lead={industry.description}
      >
        <ButtonLink main href={routes.contact()}>
          Get started
        </ButtonLink>
      </PageHead>
      <div className="page grid gap-12 md:grid-cols-2">
        <div>
          <h2 className="mb-4">Challenges</h2>
          <Rows items={industry.challenges} />
        </div>
        <div>
          <h2 className="mb-4">How We Help</h2>
          <Rows items={offered.map(({ slug }) => industry.services[slug]!.script.then)} />
        </div>
      </div>
      <Section title={`Services for ${industry.names.people}`}>
        <ul className="grid gap-x-12 md:grid-cols-2">
          {offered.map(({ slug, title }) => (
            <li key={slug} className="border-t border-line py-5">
              <h3>
                <SiteLink className="hover:underline" href={routes.service(slug)}>
                  {title}
                </SiteLink>
              </h3>
              <p className="mt-1 text-soft">{industry.services[slug]!.how}</p>
            </li>
          ))}
        </ul>
      </Section>
      {linked.length > 0 && (
        <Section title={`Support for ${industry.names.businesses} near you`}>
          <LinkList
            link="a"
            links={linked.map(({ label, slug }) => ({
              label,
              url: routes.landing(LINKED_SERVICE, industry.slug, slug),
            }))}
          />
        </Section>
      )}
      {hubs.length > 0 && (
        <Section title={`Every service for ${industry.names.people}, town by town`}>
          <LinkList link="a" links={hubs} />
        </Section>
      )}
      {finder}
      <CallToAction title="Hear it in your own words">
        <ButtonLink main href={routes.contact()}>
          Contact us
        </ButtonLink>
      </CallToAction>
    </main>
  );
}

/** The cities with a landing page. None if a narrowed catalogue lacks the service or the industry. */
function findCities(slugs: readonly string[], industry: Industry, catalogue: LandingCatalogue) {
  const { services, industries, cities } = catalogue;
  if (!services.some(({ slug }) => slug === LINKED_SERVICE) || !industries.includes(industry)) return [];
  return slugs.flatMap((wanted) => cities.find(({ slug }) => slug === wanted) ?? []);
}

function Rows({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item} className="border-t border-line py-3">
          {item}
        </li>
      ))}
    </ul>
  );
}
