import type { ReactNode } from "react";
import clsx from "clsx";
import { Breadcrumbs } from "@/components/layout/breadcrumbs";
import { CountryMap } from "@/components/layout/country-map";
import { SiteLink } from "@/components/layout/site-link";
import type { Content, Country, Region } from "@/lib/content";
import { crumbs } from "@/lib/crumbs";
import type { OfficeHours } from "@/lib/overviews/hours-by-country";
import { routes } from "@/lib/routes";
import { PageHead } from "../blocks/page-head";
import { PlaceActions, PlaceClosing, PlaceOffer } from "./place-page-blocks";

/** How many cities a country shows before "+N more": docs/behaviour.md#region-country-and-city-pages. */
const SHOWN_CITIES = 6;

interface RegionBodyProps {
  region: Region;
  content: Pick<Content, "services" | "plans" | "site">;
  map: ReactNode;
  /** An office day in each country, on the desk's clock. */
  hours: Pick<OfficeHours, "heading" | "text">;
  /** Draws the hours of the plans. */
  plans: ReactNode;
  /** Draws the office day of each country, in their order. */
  strips: readonly ReactNode[];
}

/** On wide screens all strips have one column, so that each is below those of the plans. */
const COLUMNS = "md:grid-cols-[min(17rem,40%)_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]";

/** One region: its countries with their first cities, and an office day there below the hours of the plans. */
export function RegionBody({ region, content, map, hours, plans, strips }: RegionBodyProps) {
  return (
    <main id="main">
      <Breadcrumbs crumbs={crumbs.region()} current={region.title} />
      <PageHead heading={`Customer support in ${region.title}`} lead={region.summary} picture={map}>
        <PlaceActions />
      </PageHead>
      <PlaceOffer title={`What we do in ${region.title}`} content={content} />
      <section className="page mt-10 md:mt-16">
        <h2>{hours.heading}</h2>
        <div className={clsx("grid gap-x-12 gap-y-4 pt-4 pb-4 md:pt-6 md:pb-6 md:[&_.hours]:mt-0", COLUMNS)}>
          <p className="text-soft">{hours.text}</p>
          {plans}
        </div>
        <ul>
          {region.countries.map((country, index) => (
            <li
              key={country.slug}
              className={clsx(
                "grid gap-x-12 gap-y-4 border-t border-line py-5 md:grid-rows-[auto_1fr] md:py-8",
                COLUMNS,
              )}
            >
              <div className="max-md:hidden md:row-span-2 print:hidden">
                <CountryMap country={country.slug} />
              </div>
              <CountryEntry country={country} />
              {strips[index]}
            </li>
          ))}
        </ul>
      </section>
      <PlaceClosing
        content={content}
        title={`Ask us about ${region.title}`}
        text="Tell us where your customers are and when they call. We will tell you which plan covers those hours."
      />
    </main>
  );
}

/** A country with its first cities, and the number of the others. */
function CountryEntry({ country }: { country: Country }) {
  const { region } = country;
  const more = country.cities.length - SHOWN_CITIES;
  return (
    <div>
      <h3 className="text-[2rem]">
        <SiteLink className="hover:underline" href={routes.country(region.slug, country.slug)}>
          {country.title}
        </SiteLink>
      </h3>
      <p className="mt-2 text-soft">
        <span className="font-semibold text-clyde">{country.cities.length} cities.</span> {country.summary}
      </p>
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
              +{more} more<span className="sr-only"> in {country.inSentence}</span>
            </SiteLink>
          </li>
        )}
      </ul>
    </div>
  );
}
