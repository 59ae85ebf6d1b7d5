import { RegionsBody } from "@/components/sections/places/regions-body";
import { WorldMap } from "@/components/sections/places/world-map";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { drawClients } from "../place-maps";
import { contentMetadata } from "../metadata";
import { drawWorldMaps } from "../world-maps";
import { ListData } from "../structured-data";

export const metadata = contentMetadata("regions");

export default function RegionsPage() {
  const { regions, pages, clients, site } = getContent();
  const entries = regions.map(({ title, slug }) => ({ title, url: routes.region(slug) }));
  return (
    <>
      <ListData page="regions" entries={entries} />
      <RegionsBody
        regions={placeClients()}
        page={pages.regions}
        site={site}
        sampleNote={clients.sampleNote}
        map={<WorldMap {...drawWorldMaps()} caption={pages.regions.map.caption} />}
      />
    </>
  );
}

/** The case studies by region, numbered in that order. */
function placeClients() {
  const { regions, clients } = getContent();
  let number = 0;
  return regions.map((region) => {
    const inRegion = clients.caseStudies.filter(({ city }) => city.country.region.slug === region.slug);
    const studies = inRegion.map((study) => ({ study, number: (number += 1) }));
    const cities = inRegion.map(({ city }) => city);
    return { region, studies, map: cities.length > 0 ? drawClients(region, cities) : undefined };
  });
}
