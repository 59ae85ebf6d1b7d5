"use client";

import { useEffect, type ReactNode } from "react";
import { PageHead } from "@/components/sections/blocks/page-head";
import type { NotFoundPage } from "@/lib/content";
import { routes } from "@/lib/routes";
import { findCitiesByName } from "@/lib/search/city-names";
import { findPair, type LandingIndex } from "./landing-index";
import { Namesakes } from "./namesakes";
import type { LandingPath } from "./path";
import { BackLinks } from "./recovery-links";
import { UnlistedLandingBody } from "./unlisted-landing-body";
import { useLandingIndex } from "./use-landing-index";

interface UnlistedLandingProps {
  path: LandingPath;
  page: NotFoundPage;
  brand: string;
  replace: (url: string) => void;
  /** Shown if the service or the industry does not exist. */
  unavailable: ReactNode;
}

/**
 * A landing page whose location is no slug of the catalogue. A client component because the URL is known only in the
 * browser, and because it fetches its content.
 *
 * @see docs/behaviour.md#unknown-paths
 */
export function UnlistedLanding({ path, page, brand, replace, unavailable }: UnlistedLandingProps) {
  const index = useLandingIndex();
  const pair = index.data && findPair(index.data, path.service, path.industry);
  const cities = index.data && pair ? citiesOf(index.data, path) : [];
  const urlOf = ({ slug }: { slug: string }) => routes.landing(path.service, path.industry, slug);
  const target = cities.length === 1 ? urlOf(cities[0]!) : undefined;

  useEffect(() => {
    if (target !== undefined) replace(target);
  }, [target, replace]);

  if (target !== undefined || (!index.data && index.isFetching))
    return <Loading text={page.unlisted.loading} brand={brand} />;
  if (!index.data)
    return <Failed texts={page.unlisted.failed} brand={brand} retry={() => void index.refetch()} />;
  if (!pair) return unavailable;
  if (cities.length > 1)
    return <Namesakes texts={page.namesakes} brand={brand} name={path.city} cities={cities} urlOf={urlOf} />;
  return (
    <UnlistedLandingBody index={index.data} pair={pair} path={path} texts={page.unlisted} brand={brand} />
  );
}

/** The cities of the name in the path. None if the path is already theirs: a narrowed build lacks their pages. */
function citiesOf({ cities }: LandingIndex, { location }: LandingPath) {
  const found = findCitiesByName(cities, location);
  return found.some(({ slug }) => slug === location) ? [] : found;
}

function Loading({ text, brand }: { text: string; brand: string }) {
  return (
    <>
      <title>{brand}</title>
      <p role="status" className="page min-h-[50vh] py-16 text-lead text-soft">
        {text}
      </p>
    </>
  );
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
