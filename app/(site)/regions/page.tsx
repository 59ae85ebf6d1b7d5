import { contentMetadata } from "@/app/site-metadata";
import { RegionsBody } from "@/components/sections/places/regions-body";
import { WorldMap } from "@/components/sections/places/map-figures";
import { getContent } from "@/lib/content";
import { routes } from "@/lib/routes";
import { drawWorldMaps } from "../world-maps";
import { ListData } from "../page-json-ld";

export const metadata = contentMetadata("regions");

export default function RegionsPage() {
  const content = getContent();
  const { regions, pages } = content;
  const entries = regions.map(({ title, slug }) => ({ title, url: routes.region(slug) }));
  return (
    <>
      <ListData page="regions" entries={entries} />
      <RegionsBody
        regions={regions}
        page={pages.regions}
        content={content}
        map={<WorldMap {...drawWorldMaps()} caption={pages.regions.map.caption} />}
      />
    </>
  );
}
