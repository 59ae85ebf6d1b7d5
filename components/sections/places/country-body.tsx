import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import type { City, Content, Country } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { OfficeHours } from "@/lib/overviews/hours-by-country";
import { routes } from "@/lib/routes";
import { Fold } from "../blocks/fold";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { Section } from "../blocks/page-section";
import { PlaceActions, PlaceClosing, PlaceOffer } from "./place-page-blocks";

interface CountryBodyProps {
  country: Country;
  content: Pick<Content, "services" | "plans" | "site">;
  map: ReactNode;
  /** True for a map as wide as the page. */
  isBroad: boolean;
  /** An office day on each of its clocks, on the desk's clock. */
  hours: Pick<OfficeHours, "heading" | "text">;
  /** Draws `hours`, with the `CountryCities` of each clock; nothing where the desk's own clock is the only one. */
  strips: ReactNode;
  /** True if the cities of each clock are in `strips`; otherwise they are listed before it. */
  hasClocks: boolean;
}

/** One country: its cities, and an office day on each of its clocks. */
export function CountryBody(props: CountryBodyProps) {
  const { country, content, map, isBroad, hours, strips, hasClocks } = props;
  const heading = `Customer support in ${country.inSentence}`;
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.country(country.region)} current={country.title} />
      {isBroad ? (
        <>
          {/* The heading is as wide as the map, and the buttons end where it does. */}
          <div className="page head gap-y-0 md:pb-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
            <h1 className="lg:col-span-2">{heading}</h1>
            <p className="head-lead">{country.summary}</p>
            <p className="mt-6 flex max-w-none flex-wrap gap-3">
              <PlaceActions />
            </p>
          </div>
          <div className="page">{map}</div>
        </>
      ) : (
        <PageHead heading={heading} lead={country.summary} picture={map}>
          <PlaceActions />
        </PageHead>
      )}
      <PlaceOffer title={`What we do in ${country.inSentence}`} content={content} />
      {!hasClocks && (
        <Section title="Cities">
          <CountryCities country={country} cities={country.cities} />
        </Section>
      )}
      {strips && (
        <Section title={hours.heading} lead={hours.text}>
          {strips}
        </Section>
      )}
      <PlaceClosing
        content={content}
        title={`Ask us about ${country.inSentence}`}
        text="Tell us your city and your trade, and we will send you the script your callers would hear."
      />
    </main>
  );
}

interface CountryCitiesProps {
  country: Country;
  /** Those on one of its clocks. */
  cities: readonly City[];
}

/** Links to the cities of a country in columns, A to Z. On phones more than one are folded. */
export function CountryCities({ country, cities }: CountryCitiesProps) {
  const list = (
    <LinkList
      links={cities
        .toSorted((a, b) => a.name.localeCompare(b.name, "en-GB"))
        .map(({ slug, name }) => ({
          label: name,
          url: routes.city(country.region.slug, country.slug, slug),
        }))}
      className="link-list [columns:9em_2] gap-x-6 text-small *:break-inside-avoid sm:text-base md:[columns:7.5em_5] [&_a]:inline-block [&_a]:py-2 md:[&_a]:py-0.5"
    />
  );
  return cities.length > 1 ? <Fold summary={`${cities.length} cities, A to Z`}>{list}</Fold> : list;
}
