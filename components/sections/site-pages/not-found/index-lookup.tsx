"use client";

import { type ReactNode, useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { PageHead } from "@/components/sections/blocks/page-head";
import { fetchJson } from "@/components/ui/fetch-json";
import { QueryProvider } from "@/components/ui/query-provider";
import type { NotFoundPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { findCitiesByName, type NamedCity } from "@/lib/search/city-names";
import { fillTemplate, findPair, type IndustryIndex, type LandingIndex } from "./landing-index";
import { BackLinks } from "./back-links";
import { Loading } from "./resolving";
import { toCityName, type CityPath, type LandingPath } from "./unknown-path";
import { UnlistedLandingBody } from "./unlisted-landing-body";

interface LookupProps {
  path: CityPath | LandingPath;
  page: NotFoundPage;
  brand: string;
  /** Replaces the URL. */
  replace: (url: string) => void;
  /** Shown if the index has nothing for the path. */
  instead: ReactNode;
}

/** What the index of services, industries and cities is fetched for. The 404 page loads this code only then. */
export function IndexLookup(props: LookupProps) {
  return (
    <QueryProvider>
      <Lookup {...props} />
    </QueryProvider>
  );
}

/**
 * A path whose city is no slug of the catalogue: replaces the URL with that of the city of that name, or offers those of
 * that name. Where there is none, a landing path shows a page all the same, and a path under /regions `instead`. A client
 * component because the URL is known only in the browser, and because it fetches its content.
 *
 * @see docs/behaviour.md#unknown-paths
 */
function Lookup({ path, page, brand, replace, instead }: LookupProps) {
  const landing = path.kind === "landing" ? path : undefined;
  const location = path.kind === "landing" ? path.location : path.city;
  const index = useIndex<LandingIndex>("landing");
  const pair = index.data && landing && findPair(index.data, landing.service, landing.industry);
  const cities = index.data && (pair || !landing) ? citiesOf(index.data, path, location) : [];
  const urlOf = ({ region, country, slug }: NamedCity) =>
    landing ? routes.landing(landing.service, landing.industry, slug) : routes.city(region, country, slug);
  const target = cities.length === 1 ? urlOf(cities[0]!) : undefined;

  useEffect(() => {
    if (target !== undefined) replace(target);
  }, [target, replace]);

  const industry = useIndex<IndustryIndex>(
    pair && cities.length === 0 ? `trades/${pair.industry.slug}` : undefined,
  );
  if (target !== undefined || [index, industry].some(({ data, isFetching }) => !data && isFetching))
    return <Loading kind={path.kind} page={page} brand={brand} />;
  if (cities.length > 1) {
    const heading = fillTemplate(page.namesakes.heading, { city: toCityName(location) });
    const text = fillTemplate(page.namesakes.text, { city: toCityName(location) });
    return (
      <>
        <title>{`${heading} | ${brand}`}</title>
        <meta name="description" content={text} />
        <PageHead heading={heading} lead={text}>
          <BackLinks kind="city" />
        </PageHead>
        <ul className="page grid gap-x-12 md:grid-cols-2">
          {cities.map((city) => (
            <li key={city.slug} className="border-t border-line py-3">
              <a href={urlOf(city)} className="text-clyde underline underline-offset-4">
                {city.label}
              </a>
              <span className="block text-small text-soft">{city.place}</span>
            </li>
          ))}
        </ul>
      </>
    );
  }
  const failed = landing && [index, industry].find(({ isError }) => isError);
  if (failed) {
    const { heading, text } = page.unlisted.failed;
    return (
      <div role="alert">
        <title>{`${heading} | ${brand}`}</title>
        <PageHead heading={heading} lead={text}>
          <button type="button" className="button button-main" onClick={() => void failed.refetch()}>
            Try again
          </button>
          <BackLinks kind="combination" />
        </PageHead>
      </div>
    );
  }
  const suitability = pair && industry.data?.[pair.service.slug];
  if (!landing || !index.data || !suitability) return instead;
  return (
    <UnlistedLandingBody
      index={index.data}
      pair={pair}
      suitability={suitability}
      path={landing}
      texts={page.unlisted}
      brand={brand}
    />
  );
}

/** The cities of the name in a path: of a path under /regions, those of its country alone. */
function citiesOf({ cities }: LandingIndex, path: CityPath | LandingPath, location: string): NamedCity[] {
  const found = findCitiesByName(cities, location);
  if (path.kind === "city") return found.filter(({ country }) => country === path.country);
  // A narrowed build lacks the pages of some cities.
  return found.some(({ slug }) => slug === location) ? [] : found;
}

/** Fetches an index: docs/behaviour.md#timings-and-thresholds. Nothing without a name. */
function useIndex<Index>(name: string | undefined) {
  const url = routes.index(name ?? "");
  return useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => fetchJson<Index>(url, signal),
    enabled: name !== undefined,
  });
}
