import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { allCities } from "@/lib/content/catalogue";
import type { Content, PageContent, Region } from "@/lib/content";
import { routes } from "@/lib/routes";
import { LinkList } from "../blocks/link-list";
import { PageHead } from "../blocks/page-head";
import { PlaceActions, PlaceClosing } from "./place-page-blocks";

interface RegionsBodyProps {
  regions: readonly Region[];
  page: Pick<PageContent, "heading" | "lead">;
  content: Pick<Content, "site">;
  /** All cities. */
  map: ReactNode;
}

/** All regions and their countries, above the map of their cities. */
export function RegionsBody({ regions, page, content, map }: RegionsBodyProps) {
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        lead={page.lead}
        picture={
          <ul className="border-b border-line">
            {regions.map((region) => (
              <li
                key={region.slug}
                className="grid grid-cols-[4.5rem_1fr] items-center gap-x-4 border-t border-line py-3 md:grid-cols-[7rem_1fr] md:py-4"
              >
                <p className="font-display text-[2rem] leading-none font-semibold tracking-tight text-clyde md:text-[3rem]">
                  {allCities([region]).length}
                </p>
                <div>
                  <p className="font-semibold">
                    cities in{" "}
                    <SiteLink className="underline underline-offset-4" href={routes.region(region.slug)}>
                      {region.title}
                    </SiteLink>
                  </p>
                  <LinkList
                    links={region.countries.map(({ slug, title }) => ({
                      label: title,
                      url: routes.country(region.slug, slug),
                    }))}
                    className="run-on flex flex-wrap gap-x-4 text-small [&_a]:inline-block [&_a]:py-1"
                  />
                </div>
              </li>
            ))}
          </ul>
        }
      >
        <PlaceActions />
      </PageHead>
      <div className="-mb-10 bg-deep py-8 text-on-deep md:-mb-14 md:py-14">
        <div className="page">{map}</div>
      </div>
      <PlaceClosing
        content={content}
        title="What time zone are your customers in?"
        text="Tell us the countries, and we will tell you which plan covers their hours."
      />
    </main>
  );
}
