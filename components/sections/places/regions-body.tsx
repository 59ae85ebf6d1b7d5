import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { allCities } from "@/lib/content/catalogue";
import type { PageContent, Region } from "@/lib/content";
import { routes } from "@/lib/routes";
import { CityMap, type CityDrawing } from "./city-map";
import { ClientDetails, studyAnchor, type NumberedStudy } from "./client-details";
import { PlaceActions } from "./place-actions";
import { PageHead } from "../blocks/page-head";
import { SampleNote } from "../blocks/sample-mark";

/** A region with its clients and the map of their pins, in the same order. */
export interface RegionClients {
  region: Region;
  studies: readonly NumberedStudy[];
  /** Undefined without clients. */
  map: CityDrawing | undefined;
}

interface RegionsBodyProps {
  regions: readonly RegionClients[];
  page: PageContent;
  /** What the mark of samples means; undefined without samples. */
  sampleNote: string | undefined;
  /** All cities. */
  map: ReactNode;
}

/** All regions below the map of their cities, each with its clients as numbered pins. */
export function RegionsBody({ regions, page, sampleNote, map }: RegionsBodyProps) {
  const { clients } = page.sections;
  return (
    <main id="main">
      <PageHead heading={page.heading} lead={page.lead}>
        <PlaceActions />
      </PageHead>
      <div className="bg-deep py-10 text-on-deep md:py-14">
        <div className="page">{map}</div>
      </div>
      <div className="page mt-14 md:mt-22">
        <p className="mb-3 text-soft">{clients!.text}</p>
        <SampleNote text={sampleNote} />
        {regions.map((one) => (
          <RegionEntry key={one.region.slug} {...one} title={clients!.title} />
        ))}
      </div>
    </main>
  );
}

function RegionEntry({ region, studies, map, title }: RegionClients & { title: string }) {
  return (
    <section className="grid gap-x-16 gap-y-6 border-t-2 border-ink py-8 lg:grid-cols-[1fr_1.2fr]">
      <div>
        <h2>
          <SiteLink className="hover:underline" href={routes.region(region.slug)}>
            {region.title}
          </SiteLink>
        </h2>
        <p className="mt-3 text-soft">{region.summary}</p>
        <p className="mt-1">
          {region.countries.map((country) => country.title).join(", ")}: {allCities([region]).length} cities
        </p>
        {map && (
          <>
            <h3 className="mt-8 mb-3">{title}</h3>
            <ClientDetails studies={studies} />
          </>
        )}
      </div>
      {map && (
        <div className="self-start rounded-card bg-deep p-3 max-lg:order-first [&_:focus-visible]:outline-on-deep print:border print:border-line">
          <CityMap
            drawing={map}
            description={`${title}: ${region.title}`}
            pinLinks={studies.map(({ number, study }) => ({
              number,
              url: `#${studyAnchor(number)}`,
              label: `${number}: ${study.name}, ${study.city.label}`,
            }))}
          />
        </div>
      )}
    </section>
  );
}
