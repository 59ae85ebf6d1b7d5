import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { Country, Site } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import { routes } from "@/lib/routes";
import { Closing } from "../blocks/closing";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { PlaceActions } from "./place-actions";
import { Section } from "../blocks/section";

interface CountryBodyProps {
  country: Country;
  site: Site;
  map: ReactNode;
}

/** One country with all its cities. */
export function CountryBody({ country, site, map }: CountryBodyProps) {
  const { region } = country;
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.country(region)} current={country.title} />
      <PageHead heading={`Customer support in ${country.inSentence}`} lead={country.summary} picture={map}>
        <PlaceActions />
      </PageHead>
      <Section title="Cities">
        <LinkList
          links={country.cities.map(({ slug, name }) => ({
            label: name,
            url: routes.city(region.slug, country.slug, slug),
          }))}
        />
      </Section>
      <Closing
        site={site}
        title={`A desk for ${country.inSentence}`}
        text="Tell us the town and the trade, and we will send the script that its callers would hear."
      />
    </main>
  );
}
