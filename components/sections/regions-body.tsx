import { SiteLink } from "@/components/layout/site-link";
import { allCities } from "@/lib/content/catalogue";
import type { PageContent, Region } from "@/lib/content";
import { routes } from "@/lib/routes";
import { PageHead } from "./page-head";

/** The index of regions. */
export function RegionsBody({ regions, page }: { regions: readonly Region[]; page: PageContent }) {
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead} />
      <ul className="page">
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
