"use client";

import { useEffect } from "react";
import { PageHead } from "@/components/sections/blocks/page-head";
import { routes } from "@/lib/routes";
import { findCitiesByName } from "@/lib/search/city-names";
import { findPair, type LandingIndex } from "./landing-index";
import { LoadingLanding } from "./loading-landing";
import { Namesakes } from "./namesakes";
import type { LandingPath } from "./unknown-path";
import { BackLinks } from "./recovery-links";
import { UnlistedLandingBody } from "./unlisted-landing-body";
import { useLandingIndex, useIndustryIndex, type LookupProps } from "./use-landing-index";

/**
 * A landing page whose location is no slug of the catalogue. A client component because the URL is known only in the
 * browser, and because it fetches its content.
 *
 * @see docs/behaviour.md#unknown-paths
 */
export function UnlistedLanding({ path, page, brand, replace, instead }: LookupProps<LandingPath>) {
  const index = useLandingIndex();
  const pair = index.data && findPair(index.data, path.service, path.industry);
  const cities = index.data && pair ? citiesOf(index.data, path) : [];
  const urlOf = ({ slug }: { slug: string }) => routes.landing(path.service, path.industry, slug);
  const target = cities.length === 1 ? urlOf(cities[0]!) : undefined;

  useEffect(() => {
    if (target !== undefined) replace(target);
  }, [target, replace]);

  const industry = useIndustryIndex(pair && cities.length === 0 ? pair.industry.slug : undefined);
  if (target !== undefined || [index, industry].some(({ data, isFetching }) => !data && isFetching))
    return <LoadingLanding text={page.unlisted.loading} brand={brand} />;
  const failed = [index, industry].find(({ isError }) => isError);
  if (failed)
    return <Failed texts={page.unlisted.failed} brand={brand} retry={() => void failed.refetch()} />;
  if (!index.data || !pair) return instead;
  if (cities.length > 1)
    return <Namesakes texts={page.namesakes} brand={brand} name={path.city} cities={cities} urlOf={urlOf} />;
  const suitability = industry.data?.[pair.service.slug];
  if (!suitability) return instead;
  return (
    <UnlistedLandingBody
      index={index.data}
      pair={pair}
      suitability={suitability}
      path={path}
      texts={page.unlisted}
      brand={brand}
    />
  );
}

/** The cities of the name in the path. None if the path is already theirs: a narrowed build lacks their pages. */
function citiesOf({ cities }: LandingIndex, { location }: LandingPath) {
  const found = findCitiesByName(cities, location);
  return found.some(({ slug }) => slug === location) ? [] : found;
}

interface FailedProps {
  texts: { heading: string; text: string };
  brand: string;
  retry: () => void;
}

function Failed({ texts, brand, retry }: FailedProps) {
  return (
    <div role="alert">
      <title>{`${texts.heading} | ${brand}`}</title>
      <PageHead heading={texts.heading} lead={texts.text}>
        <button type="button" className="button button-main" onClick={retry}>
          Try again
        </button>
        <BackLinks kind="combination" />
      </PageHead>
    </div>
  );
}
