import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { City, LandingCatalogue, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { Closing } from "../blocks/closing";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { PlaceActions } from "./place-actions";
import { Section } from "../blocks/section";

/**
 * The landing pages that a city links to: every service for this industry, and this service for every industry.
 * @see docs/behaviour.md#region-country-and-city-pages
 */
export const CITY_PAGE_INDUSTRY = "plumbing";
export const CITY_PAGE_SERVICE = "call-center-outsourcing";

interface CityBodyProps {
  city: City;
  catalogue: LandingCatalogue;
  site: Site;
  /** The coverage clock. */
  clock?: ReactNode;
}

/** One city: its services and industries as links to landing pages. */
export function CityBody({ city, catalogue, site, clock }: CityBodyProps) {
  const { country, label, slug } = city;
  const { region } = country;
  const served = catalogue.cities.includes(city);
  const services =
    served && catalogue.industries.some((industry) => industry.slug === CITY_PAGE_INDUSTRY)
      ? catalogue.services
      : [];
  const industries =
    served && catalogue.services.some((service) => service.slug === CITY_PAGE_SERVICE)
      ? catalogue.industries
      : [];
  return (
    <main id="main">
      <Breadcrumbs
        crumbs={[
          { name: "Home", url: routes.home() },
          { name: "Regions", url: routes.regions() },
          { name: region.title, url: routes.region(region.slug) },
          { name: country.title, url: routes.country(region.slug, country.slug) },
        ]}
        current={label}
      />
      <PageHead heading={`Customer Support Services in ${label}`} lead={city.note} picture={clock}>
        <PlaceActions />
      </PageHead>
      {services.length > 0 && (
        <Section title={`Services in ${city.name}`}>
          <LinkList
            link="a"
            links={services.map((service) => ({
              label: service.title,
              url: routes.landing(service.slug, CITY_PAGE_INDUSTRY, slug),
            }))}
          />
        </Section>
      )}
      {industries.length > 0 && (
        <Section title={`Industries in ${city.name}`}>
          <LinkList
            link="a"
            links={industries.map((industry) => ({
              label: industry.title,
              url: routes.landing(CITY_PAGE_SERVICE, industry.slug, slug),
            }))}
          />
        </Section>
      )}
      <Closing
        site={site}
        title={`Ask us about ${city.name}`}
        text="Which hours, which trade, which language: three answers are enough for a first quotation."
      />
    </main>
  );
}
