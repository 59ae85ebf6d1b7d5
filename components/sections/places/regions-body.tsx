import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { allCities } from "@/lib/content/catalogue";
import type { PageContent, Region } from "@/lib/content";
import { routes } from "@/lib/routes";
import { PageHead } from "../blocks/page-head";

interface RegionsBodyProps {
  regions: readonly Region[];
  page: PageContent;
  map: ReactNode;
}

/** All regions, below the map of their cities. */
export function RegionsBody({ regions, page, map }: RegionsBodyProps) {
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} />
      <div className="bg-deep py-10 text-on-deep md:py-14">
        <div className="page">{map}</div>
      </div>
      <ul className="page mt-14 md:mt-22">
        {regions.map((region) => (
          <li key={region.slug} className="border-t border-line py-6">
            <h2>
              <SiteLink className="hover:underline" href={routes.region(region.slug)}>
                {region.title}
              </SiteLink>
            </h2>
            <p className="mt-3 text-soft">{region.summary}</p>
            <p className="mt-1">
              {region.countries.map(({ title }) => title).join(", ")}: {allCities([region]).length} cities
            </p>
          </li>
        ))}
      </ul>
    </main>
  );
}
