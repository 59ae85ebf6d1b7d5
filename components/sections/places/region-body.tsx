import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CountryMap } from "@/components/layout/country-map";
import { SiteLink } from "@/components/layout/site-link";
import type { Country, Region, Site } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { OfficeHours } from "@/lib/overviews/hours-by-country";
import { routes } from "@/lib/routes";
import { Closing } from "../blocks/closing";
import { PageHead } from "../blocks/page-head";
import { PlaceActions } from "./place-actions";
import { Section } from "../blocks/section";

/** How many cities a country shows before "+N more": docs/behaviour.md#region-country-and-city-pages. */
export const SHOWN_CITIES = 6;

interface RegionBodyProps {
  region: Region;
  site: Site;
  map: ReactNode;
  /** An office day in each country, on the desk's clock. */
  hours: Pick<OfficeHours, "heading" | "text">;
  /** Draws `hours`. */
  strips: ReactNode;
}

/** One region: its countries with their first cities. */
export function RegionBody({ region, site, map, hours, strips }: RegionBodyProps) {
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.region()} current={region.title} />
      <PageHead heading={`Customer support in ${region.title}`} lead={region.summary} picture={map}>
        <PlaceActions />
      </PageHead>
      <ul className="page">
        {region.countries.map((country) => (
          <li
            key={country.slug}
            className="grid gap-x-12 border-t border-line py-4 md:py-8 md:grid-cols-[min(17rem,40%)_minmax(0,1fr)] lg:grid-cols-[22rem_1fr]"
          >
            <div className="max-md:hidden print:hidden">
              <CountryMap country={country.slug} />
            </div>
            <div>
              <div className="items-baseline justify-between gap-x-6 md:flex">
                <h2>
                  <SiteLink className="hover:underline" href={routes.country(region.slug, country.slug)}>
                    {country.title}
                  </SiteLink>
                </h2>
                <p className="max-md:mt-1">
                  <span className="font-display text-h3 font-semibold text-clyde">
                    {country.cities.length}
                  </span>{" "}
                  cities
                </p>
              </div>
              <p className="mt-2 text-soft">{country.summary}</p>
              <Cities region={region} country={country} />
            </div>
          </li>
        ))}
      </ul>
      <Section title={hours.heading} lead={hours.text}>
        {strips}
      </Section>
      <Closing
        site={site}
        title={`A desk for ${region.title}`}
        text="Say where your customers are and when they call; we will say which plan is awake at those hours."
      />
    </main>
  );
}

/** The first cities of a country, and the number of the others. */
function Cities({ region, country }: { region: Region; country: Country }) {
  const more = country.cities.length - SHOWN_CITIES;
  return (
    <ul className="mt-4 flex flex-wrap content-start gap-2 text-small">
      {country.cities.slice(0, SHOWN_CITIES).map(({ slug, name }) => (
        <li key={slug}>
          <SiteLink
            className="inline-block rounded-button border border-line bg-card px-3 py-1.5 hover:border-ink"
            href={routes.city(region.slug, country.slug, slug)}
          >
            {name}
          </SiteLink>
        </li>
      ))}
      {more > 0 && (
        <li>
          <SiteLink
            className="inline-block py-1.5 text-clyde md:px-1 underline underline-offset-4"
            href={routes.country(region.slug, country.slug)}
          >
            +{more} more<span className="sr-only"> in {country.title}</span>
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
