import type { ReactNode } from "react";
import { SiteLink } from "@/components/layout/site-link";
import { allCities } from "@/lib/content/catalogue";
import type { PageContent, Region, Site } from "@/lib/content";
import { routes } from "@/lib/routes";
import { CityMap, type CityDrawing } from "./city-map";
import { ClientDetails, studyAnchor, type NumberedStudy } from "./client-details";
import { PlaceActions } from "./place-actions";
import { PlaceClosing } from "./place-closing";
import { PageHead } from "../blocks/page-head";
import { SampleNote } from "../blocks/sample-mark";

/** A region with its clients and the map of their pins, in the same order. */
interface RegionClients {
  region: Region;
  studies: readonly NumberedStudy[];
  /** Undefined without clients. */
  map: CityDrawing | undefined;
}

interface RegionsBodyProps {
  regions: readonly RegionClients[];
  page: PageContent;
  site: Pick<Site, "email">;
  /** What the mark of samples means; undefined without samples. */
  sampleNote: string | undefined;
  /** All cities. */
  map: ReactNode;
}

/** All regions below the map of their cities, each with its clients as numbered pins. */
export function RegionsBody({ regions, page, site, sampleNote, map }: RegionsBodyProps) {
  const { clients } = page.sections;
  return (
    <main id="main">
      <PageHead
        heading={page.heading}
        lead={page.lead}
        picture={<Counts regions={regions.map(({ region }) => region)} />}
      >
        <PlaceActions />
      </PageHead>
      <div className="bg-deep py-8 text-on-deep md:py-14">
        <div className="page">{map}</div>
      </div>
      <div className="page mt-10 md:mt-22">
        <div className="items-baseline-last gap-x-16 lg:grid lg:grid-cols-2">
          <div>
            <h2 className="mb-3">Clients by place</h2>
            <p className="text-soft">{clients!.text}</p>
          </div>
          <div className="max-lg:mt-3">
            <SampleNote text={sampleNote} />
          </div>
        </div>
        {regions.map((one) => (
          <RegionEntry key={one.region.slug} {...one} title={clients!.title} />
        ))}
      </div>
      <PlaceClosing
        site={site}
        title="What time zone are your customers in?"
        text="Tell us the countries, and we will tell you which plan covers their hours."
      />
    </main>
  );
}

/** The regions with their numbers of cities, and their countries. */
function Counts({ regions }: { regions: readonly Region[] }) {
  return (
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
            <p className="text-small text-soft">{region.countries.map(({ title }) => title).join(", ")}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The tokens of a map on deep, in the colours of paper: pins as blue as the numbers of the list. */
const ON_PAPER =
  "[--color-deep:var(--color-card)] [--color-on-deep:var(--color-ink)] [--color-soft-on-deep:var(--color-soft)] [--color-clyde-on-deep:var(--color-clyde-mid)] [--color-amber:var(--color-clyde)] [--color-on-amber:var(--color-paper)]";

/** A region: its clients beside the map of their pins, which stays in sight from tablets on. */
function RegionEntry({ region, studies, map, title }: RegionClients & { title: string }) {
  return (
    <section className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 border-t-2 border-ink pt-5 md:mt-10 md:grid-cols-2 md:grid-rows-[auto_1fr] md:pt-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-16">
      <div className={map && "md:max-lg:col-span-2 lg:col-start-2"}>
        <h3 className="text-[1.75rem]">
          <SiteLink className="hover:underline" href={routes.region(region.slug)}>
            {region.title}
          </SiteLink>
        </h3>
        <p className="mt-2 text-soft">{region.summary}</p>
      </div>
      {map && (
        <div
          className={`self-start rounded-card border border-line bg-card p-3 md:sticky md:top-24 md:col-start-1 lg:row-span-2 lg:row-start-1 ${ON_PAPER}`}
        >
          <CityMap
            drawing={map}
            smallFrom="lg"
            description={`${title}: ${region.title}`}
            pinLinks={studies.map(({ number, study }) => ({
              number,
              url: `#${studyAnchor(number)}`,
              label: `${number}: ${study.name}, ${study.city.label}`,
            }))}
          />
        </div>
      )}
      {studies.length > 0 && <ClientDetails studies={studies} />}
    </section>
  );
}
