"use client";

import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { PageHead } from "@/components/sections/blocks/page-head";
import { fetchJson } from "@/components/ui/query-provider";
import { routes } from "@/lib/routes";
import { findPair, type LandingIndex } from "./landing-index";
import type { LandingPath } from "./path";
import { BackLinks } from "./recovery-links";
import { UnlistedLandingBody, type LandingSite } from "./unlisted-landing-body";

const FAILED = "This page could not be loaded";

interface UnlistedLandingProps {
  path: LandingPath;
  site: LandingSite;
  /** Shown if the service or the industry does not exist. */
  unavailable: ReactNode;
}

/**
 * The landing page of an unlisted city. Its content comes from an index that is fetched. A client component because the
 * URL is known only in the browser. docs/behaviour.md#unknown-paths fixes the text while it loads.
 */
export function UnlistedLanding({ path, site, unavailable }: UnlistedLandingProps) {
  const url = routes.landingIndex();
  const index = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => fetchJson<LandingIndex>(url, signal),
    select: (found) => findPair(found, path.service, path.industry) ?? "unknown",
  });
  const pair = index.data;
  if (pair === "unknown") return unavailable;
  if (pair) return <UnlistedLandingBody pair={pair} city={path.city} site={site} />;
  if (index.isFetching) {
    return (
      <>
        <title>{site.brand}</title>
        <p role="status" className="page min-h-[50vh] py-16 text-lead text-soft">
          Loading your personalized support solution...
        </p>
      </>
    );
  }
  return (
    <div role="alert">
      <title>{`${FAILED} | ${site.brand}`}</title>
      <PageHead heading={FAILED} lead="Your connection may have dropped for a moment.">
        <button type="button" className="button button-main" onClick={() => void index.refetch()}>
          Try again
        </button>
        <BackLinks kind="combination" />
      </PageHead>
    </div>
  );
}
