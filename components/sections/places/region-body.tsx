import type { ReactNode } from "react";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { SiteLink } from "@/components/layout/site-link";
import type { Region, Site } from "@/lib/content";
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
            className="grid gap-x-16 gap-y-3 border-t-2 border-ink py-6 md:py-8 lg:grid-cols-[1fr_8rem_1.4fr]"
          >
            <div>
              <h2>
                <SiteLink className="hover:underline" href={routes.country(region.slug, country.slug)}>
                  {country.title}
                </SiteLink>
              </h2>
              <p className="mt-2 text-soft">{country.summary}</p>
            </div>
            <p>
              <span className="font-display text-h2 leading-none font-semibold tracking-tight text-clyde lg:block">
                {country.cities.length}
              </span>{" "}
              cities
            </p>
            <ul className="flex flex-wrap content-start gap-2 text-small lg:pt-1.5">
              {country.cities.slice(0, SHOWN_CITIES).map(({ slug, name }) => (
                <li key={slug}>
                  <SiteLink
                    className="inline-block rounded-button border border-line px-3 py-1 hover:bg-card"
                    href={routes.city(region.slug, country.slug, slug)}
                  >
                    {name}
                  </SiteLink>
                </li>
              ))}
              {country.cities.length > SHOWN_CITIES && (
                <li className="px-1 py-1 text-soft">+{country.cities.length - SHOWN_CITIES} more</li>
              )}
            </ul>
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
