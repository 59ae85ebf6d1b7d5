"use client";

import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { PageHead } from "@/components/sections/blocks/page-head";
import { fetchJson } from "@/components/ui/query-provider";
import { routes } from "@/lib/routes";
import { findPair, type LandingIndex } from "./landing-index";
import { LandingOfTown, type LandingSite } from "./landing-of-town";
import type { LandingPath } from "./path";
import { WaysBack } from "./ways-on";

const FAILED = "This page did not arrive";

interface UnlistedLandingProps {
  path: LandingPath;
  site: LandingSite;
  /** What stands here where the service or the industry does not exist. */
  unavailable: ReactNode;
}

/**
 * The landing page of a town without a prebuilt one. What it says of service and industry comes from an
 * index on this site. A client component because the address is known in the browser only.
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
  if (pair) return <LandingOfTown pair={pair} town={path.town} site={site} />;
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
      <PageHead
        heading={FAILED}
        lead="Part of it could not be fetched. Your connection may have dropped for a moment."
      >
        <button type="button" className="button button-main" onClick={() => void index.refetch()}>
          Try again
        </button>
        <WaysBack kind="combination" />
      </PageHead>
    </div>
  );
}
