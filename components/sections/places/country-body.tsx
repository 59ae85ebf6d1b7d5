import clsx from "clsx";
import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { City, Country, Service, Site } from "@/lib/content";
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
  /** Its cities by clock, with the difference from the desk's: "five hours behind Glasgow". */
  clocks: readonly { difference: string; cities: readonly City[] }[];
  services: readonly Pick<Service, "slug" | "short">[];
  site: Site;
  map: ReactNode;
  /** An office day there, on the desk's clock. */
  hours: Pick<OfficeHours, "heading" | "text">;
  /** Draws `hours`. */
  strips: ReactNode;
}

/** A list of more cities may run on into the next column. */
const MOST_IN_ONE_COLUMN = 10;

/** One country with all its cities, by clock if it has several. */
export function CountryBody({ country, clocks, services, site, map, hours, strips }: CountryBodyProps) {
  const { region } = country;
  const linksTo = (cities: readonly City[]) =>
    cities.map(({ slug, name }) => ({ label: name, url: routes.city(region.slug, country.slug, slug) }));
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.country(region)} current={country.title} />
      <PageHead heading={`Customer support in ${country.inSentence}`} lead={country.summary} picture={map}>
        <PlaceActions />
      </PageHead>
      <Section title="Cities">
        {clocks.length === 1 ? (
          <LinkList links={linksTo(country.cities)} />
        ) : (
          <div className="gap-x-10 sm:columns-2 lg:columns-3 lg:gap-x-16">
            {clocks.map(({ difference, cities }) => (
              <section
                key={difference}
                className={clsx(
                  "pb-8 [&_.link-list]:columns-1",
                  cities.length <= MOST_IN_ONE_COLUMN && "break-inside-avoid",
                )}
              >
                <h3 className="mb-2 break-after-avoid first-letter:uppercase">{difference}</h3>
                <LinkList links={linksTo(cities)} />
              </section>
            ))}
          </div>
        )}
      </Section>
      <Section title={hours.heading} lead={hours.text}>
        {strips}
      </Section>
      <Section title={`Services for ${country.inSentence}`}>
        <LinkList links={services.map(({ slug, short }) => ({ label: short, url: routes.service(slug) }))} />
      </Section>
      <Closing
        site={site}
        title={`A desk for ${country.inSentence}`}
        text="Tell us the town and the trade, and we will send the script that its callers would hear."
      />
    </main>
  );
}
