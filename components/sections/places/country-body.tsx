import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { Country, Site } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { OfficeHours } from "@/lib/overviews/hours-by-country";
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
  /** An office day there, on the desk's clock. */
  hours: Pick<OfficeHours, "heading" | "text">;
  /** Draws `hours`. */
  strips: ReactNode;
}

/** One country with all its cities. */
export function CountryBody({ country, site, map, hours, strips }: CountryBodyProps) {
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
      <Section title={hours.heading} lead={hours.text}>
        {strips}
      </Section>
      <Closing
        site={site}
        title={`A desk for ${country.inSentence}`}
        text="Tell us the town and the trade, and we will send the script that its callers would hear."
      />
    </main>
  );
}
