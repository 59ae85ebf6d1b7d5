"use client";

import { useEffect } from "react";
import { routes } from "@/lib/routes";
import { findCitiesByName, type NamedCity } from "@/lib/search/city-names";
import { LoadingLanding } from "./loading-landing";
import { Namesakes } from "./namesakes";
import { toCityName, type CityPath } from "./unknown-path";
import { useLandingIndex, type LookupProps } from "./use-landing-index";

/**
 * A city under /regions that has no page of that slug: replaces the URL with that of the city of that name in the
 * country, or offers those of that name in it. A city of another country is no answer: see `instead`. A client component because it fetches the index of cities.
 */
export function UnknownCity({ path, page, brand, replace, instead }: LookupProps<CityPath>) {
  const { data: index, isFetching } = useLandingIndex();
  const found = index ? findCitiesByName(index.cities, path.city) : [];
  const here = found.filter(({ country }) => country === path.country);
  const target = here.length === 1 ? urlOf(here[0]!) : undefined;

  useEffect(() => {
    if (target !== undefined) replace(target);
  }, [target, replace]);

  if (target !== undefined || (!index && isFetching)) return <LoadingLanding text="Loading…" brand={brand} />;
  if (here.length === 0) return instead;
  return (
    <Namesakes
      texts={page.namesakes}
      brand={brand}
      name={toCityName(path.city)}
      cities={here}
      urlOf={urlOf}
    />
  );
}

function urlOf({ region, country, slug }: NamedCity): string {
  return routes.city(region, country, slug);
}
